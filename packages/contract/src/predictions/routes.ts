import { route } from '../route.ts';
import { myPredictionsReply } from './history.ts';
import {
  checkBirthBody,
  checkBirthReply,
  getPredictionBody,
  getPredictionReply,
  savePredictionBody,
  savePredictionReply,
} from './schemas.ts';

/** What may be wrong with the birth details of one person. */
export const birthErrors = [
  'birth.details-missing',
  'birth.date-format',
  'birth.date-numbers',
  'birth.date-unreal',
  'birth.date-future',
  'birth.date-out-of-range',
  'birth.time-format',
  'birth.time-gap',
  'birth.time-overlap',
  'place.unknown',
  'place.ambiguous',
  'place.coordinates-invalid',
  'person.under-18',
  'prediction.consent-missing',
] as const;

export const checkBirth = route({
  method: 'POST',
  path: '/api/engine/check-birth',
  auth: 'session',
  summary: 'Read birth details back before anything is asked or paid',
  body: checkBirthBody,
  reply: checkBirthReply,
  errors: birthErrors,
});

export const getPrediction = route({
  method: 'POST',
  path: '/api/engine/get-prediction',
  auth: 'session',
  summary: 'The answer to an unlocked question; the same one each time',
  body: getPredictionBody,
  reply: getPredictionReply,
  errors: [...birthErrors, 'prediction.question-unknown', 'prediction.not-entitled'],
});

export const myPredictions = route({
  method: 'GET',
  path: '/api/predictions/my-predictions',
  auth: 'session',
  summary: 'Questions asked and their answers, newest first',
  reply: myPredictionsReply,
  errors: [],
});

export const savePrediction = route({
  method: 'POST',
  path: '/api/predictions/save',
  auth: 'session',
  summary: 'Finds the stored answer again; never stores what a client sends',
  body: savePredictionBody,
  reply: savePredictionReply,
  errors: ['prediction.not-found'],
});
