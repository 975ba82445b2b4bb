export { appointmentsBetween } from './appointment.store.ts';
export { takenCells } from './cell.store.ts';
export { therapyProduct } from './therapy.service.ts';
