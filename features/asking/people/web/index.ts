export { MyPeople } from './my-people.tsx';
export { PersonPicker } from './person-picker.tsx';
