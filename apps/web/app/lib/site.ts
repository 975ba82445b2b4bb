interface SocialLink {
  readonly id: 'video' | 'photos' | 'network' | 'microblog' | 'chat';
  readonly icon: 'video' | 'camera' | 'people' | 'speech' | 'group';
  readonly href: `https://${string}`;
}

interface Site {
  readonly brand: string;
  readonly email: string;
  /** The company that runs the site, as registered, with its address (E-Commerce Rules, 2020, rule 4). */
  readonly company: string;
  readonly address: string;
  readonly phone: string;
  readonly grievanceOfficer: string;
  readonly social: readonly SocialLink[];
}

/**
 * Details of the site's owner. Names ending in `.example` are placeholders: the server refuses to start in
 * production with them.
 */
export const SITE: Site = {
  brand: 'Dhruva',
  email: 'hello@dhruva.example',
  company: 'registered-name.example',
  address: 'street-and-city.example',
  phone: 'customer-care-number.example',
  grievanceOfficer: 'name-of-the-officer.example',
  social: [
    { id: 'video', icon: 'video', href: 'https://video.example/dhruva' },
    { id: 'photos', icon: 'camera', href: 'https://photos.example/dhruva' },
    { id: 'network', icon: 'people', href: 'https://network.example/dhruva' },
    { id: 'microblog', icon: 'speech', href: 'https://microblog.example/dhruva' },
    { id: 'chat', icon: 'group', href: 'https://chat.example/dhruva' },
  ],
};
