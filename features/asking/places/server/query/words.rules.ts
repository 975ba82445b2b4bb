import { fold } from '../spelling/fold.rules.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words beside a name that say it is a district. */
const DISTRICT = words('district dist distt disst zilla zila zillah jila jilla janapad');

/** Words beside a name that say what kind of place it is; some are part of names (Model Town). */
const KIND = words(
  `taluka taluk tehsil tahsil tehseel mandal block subdivision division po ps post office thana vill village gram
  gaon gaanv ganv gav shahar shahr nagarpalika city town near nearby dt state pradesh kasba mohalla ward`,
);

/** Where people are born that is no place on a map. */
const HOUSES = words(
  `hospital hospitals hosp clinic nursing home homes house maternity medical college dispensary health centre center
  phc chc government govt general civil private primary community railway station bus stand airport train road ghar
  makan aspatal hospitel davakhana dawakhana naniyal nanihal mayka sasural`,
);

/** What is typed by somebody who does not know or does not say. */
const UNSAID = words(
  `not no none nil na nan null nothing nowhere unknown sure know known knows idea idk dont don do does doesnt didnt cant
  can t s i im a am is are was were be been the of in at on my me mine our we us you your his her hers their he she
  it its and or to for from this that these those here there where what which who when how somewhere anywhere same
  above below as said mother father mothers fathers mom dad mummy papa parents grandmother grandparents nani dadi
  name names birth born place applicable available remember forgot forget forgotten later will would tell give
  update ask asking say please pls ok okay yes hello hi hey test testing sample abc abcd abcde xyz asdf asdfg asdfgh
  asdfghjkl qwe qwer qwerty qwertyuiop pata nahi nahin nai nhi malum maalum mujhe mera meri mere hamara yaad nahee
  par pe me mein ka ki ke hai ho koi kuch kya kahan yahan vahan wahan maloom ghara`,
);

/** Whether a word beside a name says that it is a district's. */
export const isDistrictWord = (word: string): boolean => DISTRICT.has(fold(word));

/** Whether a word says nothing of where a place lies. */
export const saysNoPlace = (word: string): boolean => {
  const folded = fold(word);
  return (
    folded === '' ||
    HOUSES.has(folded) ||
    UNSAID.has(folded) ||
    KIND.has(folded) ||
    DISTRICT.has(folded)
  );
};
