import { expect, test } from 'vitest';
import { hasContact } from './contact-in-words.ts';

const FOUND = {
  'a name right behind a short service': [
    'ig singsbyrudra our son works at TCS',
    'He sings on weekends. ig singsbyrudra our son works in Pune and comes home in puja.',
    'sc clicksbytitli she loves photography',
    'gram singsbyrudra',
    'ig titlirkotha our daughter',
    'on the gram clicksbytitli',
    'snap dancewithrimi her nickname',
    'fb bongfoodiemou our page',
    'our daughter paints, ig paintsbyrimi, do look',
  ],
  'misspelt signs': [
    'amr insta sayan undrscore bose',
    'amar insta sayan underscor bose',
    'insta: rimi undescore sen',
    'ig rimi undersore das',
    'amr ig rudra under scr bose',
    'insta titli dott writes',
  ],
  'described apps': [
    'the paper plane app rudrabose',
    'on the camera app i am clicksbytitli',
    'camera app: paintsbymou',
    'blue app e Rudra Bose likhe khujun',
    'find us on the green app, rudrabose',
    'camera wala app e titliwrites',
  ],
};
test.each(Object.entries(FOUND))('%s: accounts are found', (_kind, texts) => {
  expect(texts.filter((text) => !hasContact(text))).toEqual([]);
});

const NONE = {
  'short words of other things': [
    'SC category, OBC certificate available',
    'sc namasudra our family',
    'ig is where I waste time',
    'A gram panchayat member, our uncle',
    '5 gram gold, 10 gram silver',
    'TG assignments done',
    'insta chalaina ekhon, my mother says so',
    'fb saraswatipuja photos of our house',
    'instagram reels our daughter watches',
    'fb marketplace our family buys from',
    'snap shots of our trip',
    'snap decisions',
    'father retired as IG prisons',
    'insta wonderland of sarees, our niece loves it',
    'insta understands me',
    'skype interviews my son gave',
    'instagram kobitaguli she reads',
    'fb commentary is exhausting',
    'sc bengalispeaking our family',
  ],
  'words like signs': ['under scrutiny of my aunts', 'She is under our care and dotes on us'],
  'talk of apps': [
    'The paper plane app is on my phone but I hardly use it',
    'My green app of groups is always muted',
    'The camera app on his phone is better',
    'I deleted the camera app and the ghost app',
    'The green app group of cousins, Riya Sen runs it',
    'My nephew makes paper planes and an app for pilots',
  ],
};
test.each(Object.entries(NONE))('%s: no account', (_kind, texts) => {
  expect(texts.filter(hasContact)).toEqual([]);
});
