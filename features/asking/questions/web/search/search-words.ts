import type { ChoiceArea } from '../../contract/question-areas.ts';

/**
 * What people type for an area besides the words of its questions: its names in English and Hindi, and Hindi in
 * Latin letters.
 */
export const AREA_WORDS: Record<ChoiceArea, string> = {
  work: 'work career job office salary boss interview employment business startup naukri rozgar kaam vyapar dhandha काम करियर नौकरी रोज़गार व्यापार कारोबार वेतन',
  money:
    'money property finance rupees loan debt emi income savings investment house flat land plot car bike paisa paise karz ghar makan zameen gaadi पैसा धन क़र्ज़ संपत्ति मकान ज़मीन गाड़ी आमदनी',
  love: 'love marriage wedding husband wife spouse partner boyfriend girlfriend crush breakup divorce shaadi shadi vivah pyaar pyar rishta pati patni प्यार प्रेम शादी विवाह रिश्ता पति पत्नी',
  family:
    'family home parents mother father children kids brother sister in-laws moving parivar ghar maa papa bachche bhai behen sasural परिवार घर माता पिता बच्चे भाई बहन ससुराल',
  study:
    'study travel education exam college school degree course university abroad foreign visa upsc neet jee padhai pariksha videsh yatra पढ़ाई शिक्षा परीक्षा विदेश यात्रा',
  self: 'self life path year future luck dasha strengths habits peace spiritual purpose bhavishya kismat swabhav dhyan जीवन भविष्य भाग्य दशा स्वभाव साल',
};
