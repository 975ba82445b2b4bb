export { type Appointment, appointmentsBetween, openForm } from './appointment.store.ts';
export { therapyProduct } from './booking/therapy.service.ts';
export { endComing } from './cancelling/end-coming.service.ts';
export { takenCells } from './cells/cell.store.ts';
export { loseTime } from './losing/lose-time.service.ts';
export { appointmentsData } from './personal-data.store.ts';
export { appointmentsFrom } from './reference.store.ts';
