export { sessionsBetween, takenCells } from './session.store.ts';
export { therapyProduct } from './therapy.service.ts';
