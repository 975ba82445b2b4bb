import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '@dhruva/server/platform/errors.ts';
import { loadGazetteer } from './gazetteer/load.ts';
import { createPlaces, type PlaceGiven } from './places.service.ts';

const places = createPlaces(loadGazetteer);
const first = (typed: string): string => places.search(typed)[0]?.label ?? '';

const MUMBAI = 'Mumbai, Maharashtra, India';
const BENGALURU = 'Bengaluru, Karnataka, India';
const KOLKATA = 'Kolkata, West Bengal, India';
const VARANASI = 'Varanasi, Uttar Pradesh, India';

/** What a call returns, or the error it throws. */
function outcome<T>(call: () => T): T | AppError {
  try {
    return call();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

describe('search', () => {
  test.each([
    ['Bangalore', BENGALURU],
    ['Bengaluru', BENGALURU],
    ['bengal', BENGALURU],
    ['Banglore', BENGALURU],
    ['Bombay', MUMBAI],
    ['Mumb', MUMBAI],
    ['Calcutta', KOLKATA],
    ['Kolkata', KOLKATA],
    ['मुंबई', MUMBAI],
    ['मुम्बई', MUMBAI],
    ['दिल्ली', 'Delhi, India'],
    ['नई दिल्ली', 'New Delhi, Delhi, India'],
    ['वाराणसी', VARANASI],
    ['बनारस', VARANASI],
    ['नागपुर', 'Nagpur, Maharashtra, India'],
    ['सीकर', 'Sikar, Rajasthan, India'],
    ['Benares', VARANASI],
    ['Kashi', VARANASI],
    ['Varanasi, UP', VARANASI],
    ['varanasi up', VARANASI],
    ['वाराणसी, उत्तर प्रदेश', VARANASI],
    ['Madras', 'Chennai, Tamil Nadu, India'],
    ['Poona', 'Pune, Maharashtra, India'],
    ['Allahabad', 'Prayagraj, Uttar Pradesh, India'],
    ['Baroda', 'Vadodara, Gujarat, India'],
    ['Wadodara', 'Vadodara, Gujarat, India'],
    ['Trivandrum', 'Thiruvananthapuram, Kerala, India'],
    ['Cochin', 'Kochi, Kerala, India'],
    ['Mysore', 'Mysuru, Karnataka, India'],
    ['Gurgaon', 'Gurugram, Haryana, India'],
    ['Pondicherry', 'Puducherry, India'],
    ['Simla', 'Shimla, Himachal Pradesh, India'],
    ['Vizag', 'Visakhapatnam, Andhra Pradesh, India'],
    ['Merut', 'Meerut, Uttar Pradesh, India'],
    ['Vishakapatnam', 'Visakhapatnam, Andhra Pradesh, India'],
    ['Bilaspur, Himachal', 'Bilaspur, Himachal Pradesh, India'],
    ['Aurangabad, Bihar', 'Aurangabad, Bihar, India'],
    ['Delhi, India', 'Delhi, India'],
    ['Kathmandu', 'Kathmandu, Bagmati Province, Nepal'],
    ['New York', 'New York City, New York, United States'],
    ['London, Canada', 'London, Ontario, Canada'],
    ['City Hospital, Nagpur', 'Nagpur, Maharashtra, India'],
    ['Mhow', 'Mhow, Indore, Madhya Pradesh, India'],
    ['Ballia', 'Ballia district, Uttar Pradesh, India'],
    ['bhopl', 'Bhopal, Madhya Pradesh, India'],
    ['guwhati', 'Guwahati, Assam, India'],
    ['numbai', MUMBAI],
    ['Kodagu', 'Kodagu district, Karnataka, India'],
    ['Latur district', 'Latur district, Maharashtra, India'],
    ['Latur', 'Latur, Maharashtra, India'],
    ['Dadar Mumbai', 'Dadar, Mumbai, Maharashtra, India'],
    ['Mumbai Dadar', 'Dadar, Mumbai, Maharashtra, India'],
    ['Kothrud', 'Kothrud, Pune, Maharashtra, India'],
    ['Khurja Bulandshahr', 'Khurja, Uttar Pradesh, India'],
    ['Satara MH', 'Satara, Maharashtra, India'],
    ['Birmingham UK', 'Birmingham, England, United Kingdom'],
    ['কলকাতা', KOLKATA],
    ['ਅੰਮ੍ਰਿਤਸਰ', 'Amritsar, Punjab, India'],
    ['અમદાવાદ', 'Ahmedabad, Gujarat, India'],
    ['କଟକ', 'Cuttack, Odisha, India'],
    ['மதுரை', 'Madurai, Tamil Nadu, India'],
    ['கோயம்புத்தூர்', 'Coimbatore, Tamil Nadu, India'],
    ['హైదరాబాద్', 'Hyderabad, Telangana, India'],
    ['ಬೆಂಗಳೂರು', BENGALURU],
    ['കൊച്ചി', 'Kochi, Kerala, India'],
    ['کانپور', 'Kanpur, Uttar Pradesh, India'],
    ['bangal', 'Bengaluru, Karnataka, India'],
  ])('%s finds %s first', (typed, label) => {
    expect(first(typed)).toBe(label);
  });

  test('at most ten candidates, none twice, India before abroad', () => {
    const found = places.search('ra');
    expect(found).toHaveLength(10);
    expect(new Set(found.map(({ id }) => id)).size).toBe(10);
    expect(found.filter(({ country }) => country === 'India').length).toBeGreaterThanOrEqual(7);
  });

  test('villages are marked and carry district and postal code', () => {
    const village = places.search('Pinglod, Ajmer').find(({ approximate }) => approximate);
    expect(village?.label).toBe('Pinglod, Ajmer district, Rajasthan 305815, India');
  });

  test('a postal code finds the villages of it', () => {
    expect(places.search('441106').every(({ region }) => region.endsWith('441106'))).toBe(true);
    expect(places.search('441106').length).toBeGreaterThan(0);
  });

  test('whatever is typed, it finds places or says that it is too short', () => {
    const letters = fc.constantFrom(...'abcdhin क़ंपु्िऀ,-(0123456789°.ß🙂'.split(''));
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 200 }), (typed) => {
        const found = outcome(() => places.search(typed));
        expect(found instanceof AppError ? found.code : found.length <= 10).toBeOneOf([
          true,
          'place.query-short',
        ]);
      }),
    );
  });

  test.each(['Xyzzyburgh', 'hospital', 'not sure', 'zzzzzz', 'asdfghjkl', 'पता नहीं', '北京'])(
    '%s finds nothing',
    (typed) => {
      expect(places.search(typed)).toEqual([]);
    },
  );

  test.each(['', 'a', ' - ', 'क', 'கொ', 'कि'])('"%s" is too short', (typed) => {
    expect(() => places.search(typed)).toThrow(new AppError('place.query-short'));
  });
});

function refusal(given: PlaceGiven): AppError {
  const refused = outcome(() => places.resolve(given));
  if (refused instanceof AppError) return refused;
  throw new Error('was not refused');
}

describe('resolve', () => {
  test.each([
    ['Mumbai', MUMBAI],
    ['bombay', MUMBAI],
    ['Nagpur, Maharashtra, India', 'Nagpur, Maharashtra, India'],
    ['Nagpur Maharashtra', 'Nagpur, Maharashtra, India'],
    ['Delhi', 'Delhi, India'],
    ['Rampur, UP', 'Rampur, Uttar Pradesh, India'],
    ['मुंबई', MUMBAI],
    ['London', 'London, England, United Kingdom'],
  ])('%s is clear', (text, label) => {
    expect(places.resolve({ text })).toMatchObject({ label, remarks: [] });
  });

  test('a namesake is asked about, the largest first', () => {
    const error = refusal({ text: 'Rampur' });
    expect(error.code).toBe('place.ambiguous');
    expect(error.extras.candidates?.[0]?.label).toBe('Rampur, Uttar Pradesh, India');
    expect(error.extras.candidates?.length).toBe(10);
  });

  test('a small place that only sounds so is asked about', () => {
    expect(refusal({ text: 'Sa' }).code).toBe('place.ambiguous');
  });

  test('an unknown place is refused with what comes near', () => {
    expect(refusal({ text: 'Xyzzyburgh' })).toMatchObject({
      code: 'place.unknown',
      extras: { candidates: [] },
    });
    const near = refusal({ text: 'City Hospital, Nagpur' });
    expect(near.code).toBe('place.unknown');
    expect(near.extras.candidates?.[0]?.name).toBe('Nagpur');
  });

  test('a chosen id is taken before the text, an unknown id is not', () => {
    const [, second] = places.search('Rampur');
    expect(places.resolve({ text: 'Rampur', placeId: second?.id }).id).toBe(second?.id);
    expect(places.resolve({ text: 'Mumbai', placeId: 'gn-1' }).label).toBe(MUMBAI);
  });

  test('a village says that its point is approximate', () => {
    const { remarks } = places.resolve({
      text: 'Pinglod, Ajmer district, Rajasthan 305815, India',
    });
    expect(remarks).toEqual(['place.approximate']);
  });

  test('a district says that it stands at its chief town', () => {
    const { label, remarks } = places.resolve({ text: 'Latur district, Maharashtra, India' });
    expect(label).toBe('Latur district, Maharashtra, India');
    expect(remarks).toEqual(['place.district']);
  });

  test('a post office that became a locality is found by its old label', () => {
    const place = places.resolve({
      text: 'Kothrud, Pune district, Maharashtra 411038, India',
      placeId: 'pin-411038-kothrud',
    });
    expect(place).toMatchObject({ label: 'Kothrud, Pune, Maharashtra, India', remarks: [] });
  });

  test.each([
    [21.15, 79.09, 'Asia/Kolkata', 'near Nagpur'],
    [31.63, 74.87, 'Asia/Kolkata', 'near Amritsar'],
    [31.55, 74.34, 'Asia/Karachi', 'near Lahore'],
    [27.7, 85.32, 'Asia/Kathmandu', 'near Kathmandu'],
    [-16.5, -179.9, 'Pacific/Fiji', 'near'],
  ])('the point %f, %f has the zone of the nearest town', (lat, lon, zone, near) => {
    const place = places.resolve({ text: 'anything', coordinates: { lat, lon } });
    expect(place).toMatchObject({ lat, lon, zone, remarks: ['place.zone-nearest'] });
    expect(place.label).toContain(near);
  });

  test('a point at sea has the zone of its longitude', () => {
    const place = places.resolve({ text: '', coordinates: { lat: -30, lon: 80 } });
    expect(place).toMatchObject({ zone: 'Etc/GMT-5', remarks: ['place.zone-longitude'] });
  });

  test.each([
    [91, 0],
    [0, 181],
    [Number.NaN, 0],
    [0, Infinity],
  ])('%f, %f is no point', (lat, lon) => {
    expect(refusal({ text: '', coordinates: { lat, lon } }).code).toBe('place.coordinates-invalid');
  });
});

describe('ids', () => {
  test.each([
    'Nagpur',
    'Andheri, Mumbai',
    'Pinglod, Ajmer',
    'Latur district',
    'London',
    '21.15, 79.09',
  ])('of %s is found again', (text) => {
    const [place] = places.search(text);
    expect(place && places.byId(place.id)).toEqual(place);
  });

  test('are those of GeoNames', () => {
    expect(places.byId('gn-1275339')?.label).toBe(MUMBAI);
  });

  test.each([
    '',
    'gn-',
    'gn-99',
    'pin-000000-x',
    'city-ffffffff',
    'locality-00000000',
    'district-00000000',
    'at-95,0',
    'nonsense',
  ])('"%s" is none', (id) => {
    expect(places.byId(id)).toBeUndefined();
  });
});
