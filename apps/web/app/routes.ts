import { route, type RouteConfig } from '@react-router/dev/routes';

/** All routes. Login is a dialog over home, so its routes are children of home. */
export default [
  route('/', 'pages/home.tsx', [
    route('login', 'pages/login.tsx', { id: 'login' }),
    route('signin', 'pages/login.tsx', { id: 'signin' }),
  ]),

  route('signup', 'pages/signup.tsx'),
  route('profile', 'pages/profile.tsx'),
  route('Question', 'pages/question.tsx'),
  route('answers', 'pages/answers.tsx'),
  route('payment', 'pages/payment.tsx'),
  route('receipt', 'pages/receipt.tsx'),
  route('join', 'pages/join.tsx'),

  route('paid', 'pages/paid.tsx'),
  route('plans', 'pages/plans.tsx'),
  route('counselling', 'pages/counselling.tsx'),
  route('assignment', 'pages/assignment.tsx'),
  route('assessment', 'pages/assessment.tsx'),
  route('free-therapy', 'pages/free-therapy.tsx'),
  route('hypnotherapy', 'pages/hypnotherapy.tsx'),

  route('pricing', 'pages/pricing.tsx'),
  route('how-we-calculate', 'pages/how-we-calculate.tsx'),
  route('faq', 'pages/faq.tsx'),
  route('terms', 'pages/terms.tsx'),
  route('privacy', 'pages/privacy.tsx'),
  route('feedback', 'pages/feedback.tsx'),

  route('calendar', 'pages/calendar.tsx'),
  route('offline', 'pages/offline.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
