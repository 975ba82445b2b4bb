export { MyPeople } from './my-people.tsx';
export { NameAndKeep } from './name-and-keep.tsx';
export { PersonPicker } from './person-picker.tsx';
export { useKeepPerson } from './use-people.ts';
