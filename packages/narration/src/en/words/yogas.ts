import type { YogaId } from '@dhruva/jyotish';

/**
 * Yogas by name, with a gloss of what forms them and what they give or ask; stand after "You have
 * the …".
 */
export const YOGA_WORDS: Readonly<Record<YogaId, string>> = {
  ruchaka:
    'ruchaka yoga[Mars in its own or strongest sign, in an angle: courage, and a gift for leading from the front]',
  bhadra:
    'bhadra yoga[Mercury in its own or strongest sign, in an angle: a clear head and words that persuade]',
  hamsa:
    'hamsa yoga[Jupiter in its own or strongest sign, in an angle: fairness, learning and the respect of good people]',
  malavya:
    'malavya yoga[Venus in its own or strongest sign, in an angle: charm, good taste and a love of comfort]',
  shasha:
    'shasha yoga[Saturn in its own or strongest sign, in an angle: authority earned by patience and hard work]',

  sunapha:
    'sunapha yoga[a planet in the second sign from the Moon: means built by effort, and a quick mind]',
  anapha:
    'anapha yoga[a planet in the twelfth sign from the Moon: poise, good manners and a good name]',
  durudhara:
    'durudhara yoga[planets on both sides of the Moon: comforts, helpers and an open hand]',
  kemadruma:
    "kemadruma yoga[no planet from Mars to Saturn beside the Moon: a task of building a circle of one's own and savings]",
  'gaja-kesari':
    'gaja-kesari yoga[Jupiter in an angle from the Moon: sound judgement that others respect]',
  adhi: 'adhi yoga[the gentle planets in 6, 7 or 8 from the Moon: trust from others, and a say in how things are run]',
  amala:
    'amala yoga[a gentle planet tenth from the lagna or the Moon: clean work and a good name that lasts]',
  vasumati:
    'vasumati yoga[the gentle planets in houses that grow with time: means that build up steadily]',
  'chandra-mangala':
    'chandra-mangala yoga[the Moon together with Mars: the drive to earn, and a head for trade]',
  sakata:
    'sakata yoga[the Moon in 6, 8 or 12 from Jupiter: fortune turns like a wheel, so good years ask for reserves]',
  adhama:
    'adhama yoga[the Moon in an angle from the Sun: a harsh old name for a modest start, which learning and effort lift]',
  sama: 'sama yoga[the Moon in 2, 5, 8 or 11 from the Sun: a middle measure of means, learning and skill]',
  varishtha:
    'varishtha yoga[the Moon in 3, 6, 9 or 12 from the Sun: a full measure of learning, skill and good manners]',

  vesi: 'vesi yoga[a planet in the second sign from the Sun: an even eye, plain truth and an unhurried pace]',
  vasi: 'vasi yoga[a planet in the twelfth sign from the Sun: skill, learning and generosity]',
  ubhayachari:
    'ubhayachari yoga[planets on both sides of the Sun: balance, and shoulders for large duties]',
  'budha-aditya':
    'budha-aditya yoga[the Sun together with Mercury: a clever mind, useful in study and office]',

  rajju:
    'rajju yoga[all seven planets in movable signs: a liking for travel, and earnings away from home]',
  musala:
    'musala yoga[all seven planets in fixed signs: firmness, self-respect and things that stay]',
  nala: 'nala yoga[all seven planets in dual signs: many skills, and money put together bit by bit]',
  mala: 'mala yoga[gentle planets in three of the angles: comforts, vehicles and easy enjoyment]',
  'nabhasa-sarpa':
    'nabhasa sarpa yoga[the Sun, Mars and Saturn in three angles: a task of straight dealing and relying on yourself]',
  gada: 'gada yoga[all seven planets in two neighbouring angles: steady effort for wealth, with learning and song]',
  'nabhasa-sakata':
    'nabhasa sakata yoga[all seven planets in houses 1 and 7: plain, steady work that asks for patience before ease]',
  vihaga:
    'vihaga yoga[all seven planets in houses 4 and 10: much moving about, and a gift for carrying messages]',
  shringataka:
    'shringataka yoga[all seven planets in houses 1, 5 and 9: love of a contest, and happiness that lasts]',
  hala: 'hala yoga[all seven planets in a triangle that leaves out the lagna: ties to land, and reward for labour]',
  vajra:
    'vajra yoga[gentle planets in 1 and 7, or firm ones in 4 and 10: boldness, ease early and late, effort between]',
  yava: 'yava yoga[gentle planets in 4 and 10, or firm ones in 1 and 7: generosity, and the best years in the middle]',
  kamala:
    'kamala yoga[all seven planets in the four angles: good works, a good character and a wide name]',
  vapi: 'vapi yoga[all seven planets in the four houses before or after the angles: a talent for gathering and keeping]',
  yupa: 'yupa yoga[all seven planets in houses 1 to 4: devotion, self-control and giving]',
  shara: 'shara yoga[all seven planets in houses 4 to 7: a sharp aim that asks for gentle means]',
  shakti:
    'shakti yoga[all seven planets in houses 7 to 10: firmness in a struggle, and earnings that ask for regular effort]',
  danda:
    "danda yoga[all seven planets in houses 10 to 1: work in service, and a task of staying close to one's own people]",
  nauka:
    'nauka yoga[all seven planets in houses 1 to 7: earnings and a name by way of water or travel, and a tight purse]',
  kuta: 'kuta yoga[all seven planets in houses 4 to 10: life off the main road, and a task of plain speaking]',
  chatra:
    "chatra yoga[all seven planets in houses 7 to 1: kindness, help for one's own, and good years early and late]",
  chapa:
    'chapa yoga[all seven planets in houses 10 to 4: roaming, a gift for keeping secrets, happiness in the middle years]',
  'ardha-chandra':
    'ardha-chandra yoga[all seven planets in seven houses in a row, not from an angle: presence and leadership]',
  chakra:
    'chakra yoga[all seven planets in the six odd houses: the standing of one whom many look up to]',
  samudra:
    'samudra yoga[all seven planets in the six even houses: ample, lasting means and a good heart]',
  vallaki:
    'vallaki yoga[the seven planets in seven signs: love of music, many skills and the lead in a group]',
  dama: 'dama yoga[the seven planets in six signs: helpfulness, and money earned in the right way]',
  pasha:
    'pasha yoga[the seven planets in five signs: skill at work, many ties and a way with words]',
  kedara:
    'kedara yoga[the seven planets in four signs: usefulness to many, truthfulness and ties to land]',
  shula:
    'shula yoga[the seven planets in three signs: courage with an edge, which asks for patience and regular work]',
  yuga: "yuga yoga[the seven planets in two signs: a way of one's own, and a task of keeping the bond with family]",
  gola: 'gola yoga[the seven planets in one sign: strength in one place, and learning that asks for patient teachers]',

  'dharma-karmadhipati':
    'dharma-karmadhipati yoga[the lords of the ninth and tenth houses linked: fortune and work pull together]',
  'raja-1-4':
    'raja yoga of the first and fourth lords[self and home linked: standing through property and inner ease]',
  'raja-1-5':
    'raja yoga of the first and fifth lords[self and intellect linked: a good mind that brings recognition]',
  'raja-1-7':
    'raja yoga of the first and seventh lords[self and partnership linked: a rise with partners or clients]',
  'raja-1-9':
    'raja yoga of the first and ninth lords[self and fortune linked: right conduct and good teachers open doors]',
  'raja-1-10':
    "raja yoga of the first and tenth lords[self and work linked: a place of honour in what one makes one's own]",
  'raja-4-5':
    'raja yoga of the fourth and fifth lords[home and intellect linked: comfort through study and good sense]',
  'raja-4-9':
    'raja yoga of the fourth and ninth lords[home and fortune linked: property, with the blessing of elders]',
  'raja-5-7':
    'raja yoga of the fifth and seventh lords[affection and partnership linked: love and union that agree]',
  'raja-5-10':
    'raja yoga of the fifth and tenth lords[talent and work linked: ability that is noticed in office]',
  'raja-7-9':
    'raja yoga of the seventh and ninth lords[partnership and fortune linked: luck shared with a partner]',
  yogakaraka:
    'well-placed yogakaraka[one planet rules a house of action and a house of fortune: effort and luck work as one]',

  'dhana-1-2':
    'dhana yoga of the first and second lords[self and savings linked: money from effort that stays]',
  'dhana-1-11':
    'dhana yoga of the first and eleventh lords[self and gains linked: income that answers initiative]',
  'dhana-2-5':
    'dhana yoga of the second and fifth lords[savings and intellect linked: money through learning and talent]',
  'dhana-2-9':
    'dhana yoga of the second and ninth lords[savings and fortune linked: savings helped by elders and mentors]',
  'dhana-2-11':
    'dhana yoga of the second and eleventh lords[savings and gains linked: income that turns into savings]',
  'dhana-5-9':
    'dhana yoga of the fifth and ninth lords[intellect and fortune linked: prosperity through good counsel]',
  'dhana-5-11':
    'dhana yoga of the fifth and eleventh lords[intellect and gains linked: ideas and skills that pay]',
  'dhana-9-11':
    'dhana yoga of the ninth and eleventh lords[fortune and gains linked: gains through goodwill and good deeds]',

  lakshmi:
    'lakshmi yoga[a strong ninth lord in an angle beside a strong lagna lord: prosperity with good conduct]',
  gauri:
    'gauri yoga[a strong Moon in a good house, seen by Jupiter: grace and a well-regarded family]',
  srinatha:
    'srinatha yoga[the seventh lord exalted in the tenth: means, pleasant speech and the goodwill of many]',
  srikantha:
    'srikantha yoga[the lagna lord, the Sun and the Moon well placed: devotion, generosity and a large heart]',
  virinchi:
    'virinchi yoga[the fifth lord, Jupiter and Saturn well placed: deep learning, calm and the trust of students]',
  hari: 'hari yoga[gentle planets in 2, 8 and 12 from the second lord: truthful speech, knowledge and content]',
  hara: 'hara yoga[gentle planets in 4, 8 and 9 from the seventh lord: happiness shared with a partner]',
  brahma:
    'brahma yoga[gentle planets in 4, 10 and 11 from the lagna lord: learning, honour and good cheer]',
  shiva:
    'shiva yoga[fifth lord in the ninth, ninth in the tenth, tenth in the fifth: large dealings led by wisdom]',
  trilochana:
    'trilochana yoga[the Sun, the Moon and Mars in trines from one another: a keen mind, means and strength in rivalry]',
  indra:
    'indra yoga[the fifth and eleventh lords exchanged, the Moon in the fifth: boldness, and fame as a leader]',

  parvata:
    'parvata yoga[gentle planets alone in the angles: eloquence, generosity and a respected place in the town]',
  kahala:
    'kahala yoga[the fourth lord backed by Jupiter or by the tenth lord: energy, daring and charge of a team]',
  chamara:
    'chamara yoga[a lagna lord exalted or gentle planets paired in a key house: eloquence and honour from the learned]',
  shankha:
    'shankha yoga[a strong lord of self or fortune with others in step: kindness, good sense and a settled home]',
  bheri:
    'bheri yoga[a strong ninth lord with well-spread support: family happiness, good conduct and a good name]',
  mridanga:
    'mridanga yoga[a strong lagna lord and two planets at home in good houses: honour and a happy temper]',
  kurma:
    'kurma yoga[gentle planets in 5, 6, 7 and firm ones in 1, 3, 11, all at ease: courage put to the help of others]',
  khadga:
    'khadga yoga[the second and ninth lords exchanged: fortune through learning, skill and gratitude]',
  kusuma:
    "kusuma yoga[a fixed lagna, Venus in an angle, Saturn in the tenth: culture, giving and care for one's own people]",
  parijata:
    'parijata yoga[the lagna lord and its hosts in turn well placed: honour and comfort that grow with the years]',
  pushkala:
    'pushkala yoga[the lagna lord with the Moon, in helpful hands: means, sweet speech and public regard]',
  lagnadhi:
    'lagnadhi yoga[gentle planets alone in the seventh and eighth: wide learning and a large, calm nature]',
  chatussagara:
    'chatussagara yoga[a planet in each of the four angles: a name that travels far, and steady prosperity]',
  rajalakshana:
    'rajalakshana yoga[the Moon and the gentle planets all in angles: fine bearing and noble manners]',

  saraswati:
    'saraswati yoga[Mercury, Jupiter and Venus in good houses: learning, and a gift for words and the arts]',
  sharada:
    'sharada yoga[Mercury or Jupiter placed to help the mind: learning, kindness and devotion to duty]',
  kalanidhi:
    'kalanidhi yoga[Jupiter in the second or fifth, touched by Mercury and Venus: love of the arts, and means]',
  matsya:
    'matsya yoga[gentle planets in 1 and 9, firm ones in 4 and 8: knowledge, compassion and a sense of the times]',

  dhenu:
    'dhenu yoga[a strong second lord and a well-kept second house: plenty at home, learning and family savings]',
  shaurya:
    'shaurya yoga[a strong third lord and a well-kept third house: courage, and siblings to count on]',
  jaladhi:
    'jaladhi yoga[a strong fourth lord and a well-kept fourth house: a full home, land and works of public use]',
  astra:
    'astra yoga[a strong sixth lord and a well-kept sixth house: the strength to outdo rivals and pass hard tests]',
  kama: 'kama yoga[a strong seventh lord and a well-kept seventh house: a happy married life in which both grow]',
  bhagya:
    'bhagya yoga[a strong ninth lord and a well-kept ninth house: fortune, honour and reverence for what is right]',
  khyati:
    'khyati yoga[a strong tenth lord and a well-kept tenth house: well-regarded deeds and care for those who are led]',
  suparijata:
    'suparijata yoga[a strong eleventh lord and a well-kept eleventh house: gains, celebrations and good company]',

  harsha:
    'harsha yoga[the sixth lord in 6, 8 or 12: strength before rivals, as one difficulty undoes another]',
  sarala:
    'sarala yoga[the eighth lord in 6, 8 or 12: fearlessness in sudden change, and firmness of purpose]',
  vimala:
    'vimala yoga[the twelfth lord in 6, 8 or 12: modest spending, good saving and independence]',

  'neecha-bhanga-raja':
    'neecha-bhanga raja yoga[a weak planet lifted by the place or glance of another: a slow start that can turn to strength]',

  'maha-parivartana':
    "maha parivartana yoga[the lords of two good houses in each other's place: two parts of life that help each other]",
  'khala-parivartana':
    'khala parivartana yoga[the third lord exchanged with that of a good house: now bold, now mild, gains in waves]',
  'dainya-parivartana':
    'dainya parivartana yoga[the lord of a hard house exchanged with another: two matters to untangle with patience]',

  'shubha-kartari':
    'shubha-kartari yoga[gentle planets on both sides of the lagna: shelter for the person and for new beginnings]',
  'papa-kartari':
    'papa-kartari yoga[firm planets on both sides of the lagna: a hemmed-in feeling, and a task of making room]',
  'shubha-kartari-moon':
    'shubha-kartari yoga of the Moon[gentle planets on both sides of the Moon: a mind that feels held]',
  'papa-kartari-moon':
    'papa-kartari yoga of the Moon[firm planets on both sides of the Moon: a mind that asks for rest and trusted company]',

  'arudha-labha':
    'labha yoga of the arudha lagna[planets eleventh from the image of the self, none twelfth: more comes in than goes out]',
  'arudha-vyaya':
    'vyaya yoga of the arudha lagna[planets twelfth from the image of the self, none eleventh: spending asks for a budget]',
  'arudha-dhana':
    'dhana yoga of the arudha lagna[Moon, Jupiter or Venus second from the image of the self: visible plenty at home]',

  nihsva:
    'nihsva yoga[the second lord in 6, 8 or 12: saving and gentle speech are skills to practise]',
  kuhu: 'kuhu yoga[the fourth lord in 6, 8 or 12: home and property ask for planning and patience]',
  nirbhagya:
    'nirbhagya yoga[the ninth lord in 6, 8 or 12: a harsh old name for fortune that follows effort instead of leading it]',
  duryoga:
    'duryoga[the tenth lord in 6, 8 or 12: a harsh old name for work whose recognition asks for persistence]',
  daridra:
    'daridra yoga[the eleventh lord in 6, 8 or 12: a harsh old name for gains that come by detours and ask for a plan]',

  'kala-sarpa':
    'kala-sarpa yoga[all seven planets on one side of the nodes: a late tradition reads focus in it; alone it weighs nothing]',
  pravrajya:
    "pravrajya yoga[four or more planets in one sign: a strong inner pull that asks for quiet time of one's own]",
};
