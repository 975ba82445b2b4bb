/** A route to take screenshots of in its initial state; other states have scenes of their own. */
export interface PictureOfRoute {
  /** As in apps/web/app/routes.ts, from the root. */
  readonly route: string;
  readonly name: string;
  /** Differs for signed-in users. */
  readonly differs?: true;
  /** A dialog: screenshot of the window instead of the page. */
  readonly dialog?: true;
  /** The URL, where it differs from the route. */
  readonly address?: string;
}

export const PAGES: readonly PictureOfRoute[] = [
  { route: '/', name: 'home', differs: true },
  { route: '/login', name: 'login', dialog: true },
  { route: '/signin', name: 'signin', dialog: true },
  { route: '/signup', name: 'signup' },
  { route: '/profile', name: 'profile', differs: true },
  { route: '/Question', name: 'question', differs: true },
  { route: '/payment', name: 'payment', differs: true },
  { route: '/receipt', name: 'receipt', differs: true },
  { route: '/join', name: 'join' },
  { route: '/paid', name: 'paid' },
  { route: '/plans', name: 'plans', differs: true },
  { route: '/counselling', name: 'counselling', differs: true },
  { route: '/assignment', name: 'assignment', differs: true },
  { route: '/assessment', name: 'assessment' },
  { route: '/free-therapy', name: 'free-therapy' },
  { route: '/hypnotherapy', name: 'hypnotherapy' },
  { route: '/pricing', name: 'pricing' },
  { route: '/how-we-calculate', name: 'how-we-calculate' },
  { route: '/faq', name: 'faq' },
  { route: '/terms', name: 'terms' },
  { route: '/privacy', name: 'privacy' },
  { route: '/feedback', name: 'feedback', differs: true },
  { route: '/calendar', name: 'calendar' },
  { route: '/offline', name: 'offline' },
  { route: '/answers', name: 'answers', differs: true },
  { route: '/*', name: 'not-found', address: '/nothing-here' },
];
