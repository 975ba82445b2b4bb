import type { ErrorCode } from './error-codes.ts';
import { INCOMPLETE_FEELING } from './incomplete-feeling.ts';

/** The sentence of each error, for server and screens alike. Where the specification gives one, it is that one. */
export const ERROR_MESSAGES = {
  'request.invalid': 'Some of the details sent could not be read. Please check them and try again.',
  'request.unknown-key': 'The request carries a field this address does not know.',
  'request.broken-json': 'The request could not be read. Please try again.',
  'request.too-large':
    'That is more text than we can take at once. Please shorten it and try again.',
  'request.unsupported-type': 'Please send the request as JSON.',
  'request.not-found': 'There is nothing at this address.',
  'request.rate-limited':
    'Too many requests from here just now. Please wait a minute and try again.',
  'server.unexpected': 'Something went wrong on our side. Please try again.',
  'server.unavailable': 'We cannot reach our records just now. Please try again in a moment.',

  'auth.signed-out': 'Please log in to continue.',
  'auth.phone-invalid': 'Please enter a valid 10-digit phone number.',
  'auth.email-invalid': 'Please enter a valid email address or leave it blank.',
  'auth.signup-fields-missing': 'Please fill in Name, Email, and Phone number.',
  'auth.age-unconfirmed': 'You must confirm that you are 18 years or older.',
  'auth.terms-unaccepted': 'You must accept the Terms & Conditions to proceed.',
  'auth.code-format': 'Please enter a 6-digit OTP.',
  'auth.code-wrong': 'Invalid OTP. Please try again.',
  'auth.code-expired': 'This OTP has expired. Please request a new one.',
  'auth.code-locked': 'Too many wrong codes. Please wait and request a new OTP later.',
  'auth.send-too-soon': 'A code was sent a moment ago. Please wait 30 seconds before asking again.',
  'auth.send-limit': 'Too many codes were requested for this number. Please try again later.',
  'auth.send-failed': 'Failed to request OTP. Is your backend server running?',
  'auth.second-check-needed':
    'You were away for more than 90 days and this device is new to us. Please confirm first that this account is yours.',
  'auth.second-check-past': 'This is settled already. Please reload the page.',
  'auth.second-check-no-email': 'This account has no e-mail address a code could go to.',
  'auth.mail-failed': 'The code could not be sent by e-mail just now. Please try again.',

  'profile.phone-invalid': 'Please enter a valid 10-digit phone number.',
  'profile.email-invalid': 'Please enter a valid email address or leave it blank.',
  'profile.date-invalid': 'We could not read this date. Please write it like 15 August 1990.',
  'profile.date-ambiguous': 'This date can be read in two ways. Please choose the one you mean.',
  'profile.time-invalid': 'We could not read this time. Please write it like 2:30 PM or 14:30.',

  'birth.details-missing': 'Please fill in all birth details to proceed.',
  'birth.date-format': 'Invalid date format. Please use YYYY-MM-DD.',
  'birth.date-numbers': 'Invalid date. Please enter numbers for year, month, and day.',
  'birth.date-unreal': 'This date does not exist in the calendar. Please check day and month.',
  'birth.date-future': 'Date of birth cannot be in the future.',
  'birth.date-out-of-range': 'We can read births from 1 January 1900 on. Please check the year.',
  'birth.time-format': 'Invalid time format. Please use a valid HH:MM time.',
  'birth.time-gap':
    'Clocks at this place were moved forward that day, so this time did not occur. Please check the time.',
  'birth.time-overlap':
    'Clocks at this place were moved back that day, so this time occurred twice. Please choose which one you mean.',
  'person.under-18': 'Answers are for adults only. This person is under 18 today.',

  'place.query-short': 'Please type at least two letters of the place.',
  'place.unknown':
    'We could not find this place. Please choose a nearby town from the list, or type its coordinates.',
  'place.ambiguous': 'There is more than one place of this name. Please choose the one you mean.',
  'place.coordinates-invalid':
    'Please give the latitude between -90 and 90 and the longitude between -180 and 180.',

  'prediction.question-unknown':
    'This question is not in our list. Please choose one from the page.',
  'prediction.consent-missing':
    'Please confirm that the other person agrees to your using their birth details.',
  'prediction.not-entitled': 'This question is not unlocked yet.',
  'prediction.not-found': 'We could not find this answer in your account.',

  'compatibility.details-missing': 'Please fill in all details for Self and Other.',

  'payment.amount-differs':
    'The price has changed since you opened this page. Please reload it and look again; nothing was charged.',
  'payment.already-bought':
    'You have this already: look in My Predictions or My Bookings. Nothing was charged.',
  'payment.order-failed': 'Could not initiate payment. Please try again.',
  'payment.order-unknown': 'We could not find this purchase in your account.',
  'payment.verification-failed': 'Payment verification failed. Please contact support.',

  'booking.payment-unknown': 'We could not find a completed payment of yours under this number.',
  'booking.unknown': 'We could not find this purchase in your account.',
  'booking.fields-missing': 'Please fill in all the required fields.',
  'booking.mobile-invalid': 'Please enter a valid 10-digit phone number.',
  'booking.date-invalid': 'Please choose a day from the calendar.',
  'booking.slot-taken': 'This time was just taken. Please choose another one; nothing was charged.',
  'booking.slot-closed':
    'This time can no longer be booked. Please choose another one; nothing was charged.',
  'booking.not-cancellable': 'This can no longer be cancelled.',
  'booking.refund-changed':
    'What is given back has changed since you opened this page. Please look again; nothing was cancelled.',

  'appointment.unknown': 'We could not find this session in your account.',
  'appointment.no-credit':
    'This plan has no session left for that. Please choose another plan or pay for the session.',
  'appointment.plan-ends':
    'Your plan has ended by then. Please choose a time before its last day is over.',
  'appointment.not-movable':
    'This session can no longer be moved: it starts in less than 24 hours, or is over.',
  'appointment.therapist-differs': 'This therapist does not fit what was paid for.',
  'appointment.not-sayable':
    'This can be said of a session from its end until 48 hours after it. Please write to Support; a person reads it.',

  'assessment.no-report': 'There is no report of this booking in your account yet.',

  'intake.fields-missing': 'Please fill in your name and phone number.',
  'intake.phone-invalid': 'Please enter a valid 10-digit phone number.',
  'intake.email-invalid': 'Please enter a valid email address or leave it blank.',

  'custom-question.missing': 'Please fill out all your questions before proceeding.',
  'custom-question.refused': 'We cannot answer one of your questions. Please change it.',
  'custom-question.distress':
    'What you wrote sounds very hard. Please talk to somebody now: Tele-MANAS 14416 is free, day and night.',
  'custom-question.profile-incomplete':
    'Could not find your profile details. Please complete your profile.',
  'custom-question.package-unknown':
    'This package is not in our list. Please choose one from the page.',

  'counselling.incomplete': INCOMPLETE_FEELING,
  'counselling.symptoms-unknown':
    'We could not read the symptoms you ticked. Please reload the page and tick them again.',
  'counselling.entry-unknown': 'We could not find this entry in your account.',
  'counselling.no-session':
    'You have no session with this therapist, so your entries were not shown.',

  'support.fields-missing': 'Please fill all fields.',
  'support.answer-to-invalid':
    'Please enter a valid e-mail address or a 10-digit mobile number, or leave it blank.',

  'privacy.number-differs':
    'This is not the number this account signs in with. Please type that one.',
  'privacy.refund-changed':
    'What goes back to you has changed since you opened this page. Please look again; nothing was deleted.',
} as const satisfies Record<ErrorCode, string>;

/** What the server says when something went well. */
export const REPLY_MESSAGES = {
  'auth.code-sent': 'We have sent you a code by SMS.',
  'auth.code-mailed': 'We have sent you a code by e-mail.',
  'auth.logged-out': 'Logged out successfully!',
  'booking.plan-bought': 'Your plan has been purchased successfully!',
  'booking.session-booked': 'Your appointment has been booked successfully!',
  'booking.time-lost':
    'Your payment has arrived, but your time was taken meanwhile. Please choose another one in your sessions; otherwise everything is given back by itself.',
  'appointment.moved': 'Your session has been moved.',
  'appointment.cancelled': 'Your session is cancelled.',
  'appointment.not-held-said': 'Thank you for telling us. A person looks into it.',
  'booking.answer-unlocked': 'Payment successful! You can now get your answer.',
  'booking.assessment-unlocked': 'Payment successful! Your assessment is open now.',
  'booking.cancelled': 'Cancelled. The money goes back the way it came.',
  'intake.saved': 'Thank you. Your intake form has been submitted.',
  'privacy.deleted': 'Your account is deleted.',
  'support.sent': 'Your message has been sent successfully!',
  'counselling.saved': 'Saved to your profile. Thank you for taking a moment for yourself.',
  'counselling.deleted': 'Your entry is deleted.',
  'counselling.all-deleted': 'All your entries are deleted.',
  'custom-question.saved': 'Payment successful! Your questions have been submitted.',
} as const satisfies Record<string, string>;
