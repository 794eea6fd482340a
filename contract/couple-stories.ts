import { call } from './call.ts';
import { form } from './form.ts';
import { LANGUAGES } from './languages.ts';
import { memberForm, otherMember } from './member-id.ts';
import { ofMember } from './outcome.ts';
import { PICTURE_FILE } from './picture.ts';
import { readByOthers, requiredChoice, requiredText, text, tick } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

export const STORY_LIMIT = 3000;

/**
 * How a story stands: `written` and one of the two has still to agree, `waiting` for the office, `returned` by it with a reason, `shown` to
 * everybody.
 */
export const STORY_STATES = ['written', 'waiting', 'returned', 'shown'] as const;
export type StoryState = (typeof STORY_STATES)[number];

const story = s.object({
  state: s.oneOf(STORY_STATES),
  names: s.string(),
  words: s.string(),
  language: s.oneOf(LANGUAGES),
  /** For `storyPhotoAddress`; `''`: none. */
  photo: s.string(),
  isOurs: s.boolean(),
  haveWeAgreed: s.boolean(),
  haveTheyAgreed: s.boolean(),
  /** What this one has said of the time after a deletion; `''`: has not agreed. */
  stays: s.oneOf(['', 'Yes', 'No']),
  /** Of these words and this photo; what one agrees to is sent back with it. */
  version: s.string(),
  returnedBecause: s.string(),
});
export type CoupleStory = s.Output<typeof story>;

/** What two people who have both said that they are married may tell of it. For the bride and the groom alone. */
export const showCoupleStory = call('showcouplestory', {
  access: 'member',
  form: memberForm,
  saves: false,
  returned: {
    /** Both have said so. */
    areMarried: fact('married', s.boolean()),
    story: fact('story', s.nullable(story)),
  },
});

/**
 * Writes the story, or writes it anew: the writer agrees to it by that, the other has still to agree, and the office looks at it then. Only who
 * has written a story changes it. `stays`: whether it may stay when both profiles are deleted.
 */
export const saveCoupleStory = call('savecouplestory', {
  ...ofMember,
  files: [PICTURE_FILE],
  form: form({
    member: otherMember,
    names: sentOnly('names', readByOthers(requiredText('storyNamesRequired', 80))),
    words: sentOnly('words', readByOthers(requiredText('storyWordsRequired', STORY_LIMIT))),
    language: sentOnly('lang', requiredChoice(LANGUAGES, 'chooseFromList')),
    hasAgreed: sentOnly('agreed', requiredChoice(['Yes'], 'storyAgreementRequired')),
    stays: sentOnly('stays', tick),
    withoutPhoto: sentOnly('withoutphoto', tick),
  }),
});

/** Agrees to the story as it was read. */
export const agreeToCoupleStory = call('agreetocouplestory', {
  ...ofMember,
  form: form({
    member: otherMember,
    version: sentOnly('version', text(64)),
    language: sentOnly('lang', requiredChoice(LANGUAGES, 'chooseFromList')),
    hasAgreed: sentOnly('agreed', requiredChoice(['Yes'], 'storyAgreementRequired')),
    stays: sentOnly('stays', tick),
  }),
});

/**
 * Takes the own consent back: the story is shown to nobody from then on. Who has written it takes it away altogether. Also when the other is
 * shown no more or has left; without `member` it is every story of one's own.
 */
export const takeBackCoupleStory = call('takebackcouplestory', { ...ofMember, saves: false, form: memberForm });

export const storyPhotoAddress = (name: string): string => `/files/story/${name}`;
