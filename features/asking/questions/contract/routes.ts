import { birthRefusals } from '@dhruva/asking/births/contract/birth-refusals';
import { ENGINE_USE, OWN_READING, perMinute } from '@dhruva/kernel/budgets';
import { route } from '@dhruva/kernel/route';
import { myPredictionsReply } from './history.ts';
import { questionRefusals } from './question-refusals.ts';
import {
  checkBirthBody,
  checkBirthReply,
  getPredictionBody,
  getPredictionReply,
  myFirmnessReply,
  savePredictionBody,
  savePredictionReply,
} from './schemas.ts';

export const checkBirth = route({
  method: 'POST',
  path: '/api/engine/check-birth',
  auth: 'session',
  beforeSecondCheck: true,
  budgets: ENGINE_USE,
  engine: true,
  summary:
    'Read birth details back before anything is asked or paid, whether the question fits, and how firm the answer would be',
  body: checkBirthBody,
  reply: checkBirthReply,
  errors: questionRefusals,
});

export const myFirmness = route({
  method: 'GET',
  path: '/api/engine/my-firmness',
  auth: 'session',
  budgets: ENGINE_USE,
  engine: true,
  summary:
    'How firm the answer to each question would be for the birth in the profile; some more at each request until all are told',
  reply: myFirmnessReply,
  errors: birthRefusals,
});

export const getPrediction = route({
  method: 'POST',
  path: '/api/engine/get-prediction',
  auth: 'session',
  budgets: ENGINE_USE,
  engine: true,
  summary: 'The answer to an unlocked question; the same one each time',
  body: getPredictionBody,
  reply: getPredictionReply,
  errors: [...questionRefusals, 'prediction.question-unknown', 'prediction.not-entitled'],
});

export const myPredictions = route({
  method: 'GET',
  path: '/api/predictions/my-predictions',
  auth: 'session',
  budgets: OWN_READING,
  summary: 'Questions asked and their answers, newest first',
  reply: myPredictionsReply,
  errors: [],
});

export const savePrediction = route({
  method: 'POST',
  path: '/api/predictions/save',
  auth: 'session',
  budgets: { user: perMinute(120) },
  summary: 'Finds the stored answer again; never stores what a client sends',
  body: savePredictionBody,
  reply: savePredictionReply,
  errors: ['prediction.not-found'],
});
