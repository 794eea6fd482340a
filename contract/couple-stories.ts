import { call } from './call.ts';
import { form } from './form.ts';
import { LANGUAGES } from './languages.ts';
import { memberForm, otherMember } from './member-id.ts';
import { ofMember } from './outcome.ts';
import { PICTURE_FILE } from './picture.ts';
import { readByOthers, requiredChoice, requiredText, text, tick } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** Maximum number of characters of a story. */
export const STORY_LIMIT = 3000;
/** Maximum number of characters of the names above a story. */
const NAMES_LIMIT = 80;

/**
 * The state of a story. `written`: one of the two has not agreed yet. `waiting`: the office has not decided.
 * `returned`: the office has returned it with a reason. `shown`: everybody sees it.
 */
export const STORY_STATES = ['written', 'waiting', 'returned', 'shown'] as const;
export type StoryState = (typeof STORY_STATES)[number];

const story = s.object({
  state: s.oneOf(STORY_STATES),
  names: s.string(),
  words: s.string(),
  language: s.oneOf(LANGUAGES),
  /** The name for `storyPhotoAddress`; `''` if there is no photo. */
  photo: s.string(),
  isOurs: s.boolean(),
  haveWeAgreed: s.boolean(),
  haveTheyAgreed: s.boolean(),
  /** The reader's choice whether the story stays after a deletion; `''` if the reader has not agreed yet. */
  stays: s.oneOf(['', 'Yes', 'No']),
  /** The version of these words and this photo. The consent sends it back. */
  version: s.string(),
  returnedBecause: s.string(),
});
export type CoupleStory = s.Output<typeof story>;

/**
 * Returns the success story of two people who have both said that they are married. For the bride and the groom alone.
 */
export const showCoupleStory = call('showcouplestory', {
  access: 'member',
  form: memberForm,
  saves: false,
  returned: {
    /** Whether both have said that they are married. */
    areMarried: fact('married', s.boolean()),
    story: fact('story', s.nullable(story)),
  },
});

/**
 * Writes or rewrites the story. The writer agrees by writing; then the other person must agree, and then the office
 * reviews it. Only the person who wrote a story may change it. `stays`: whether it may stay when both profiles are
 * deleted.
 */
export const saveCoupleStory = call('savecouplestory', {
  ...ofMember,
  files: [PICTURE_FILE],
  form: form({
    member: otherMember,
    names: sentOnly('names', readByOthers(requiredText('storyNamesRequired', NAMES_LIMIT))),
    words: sentOnly('words', readByOthers(requiredText('storyWordsRequired', STORY_LIMIT))),
    language: sentOnly('lang', requiredChoice(LANGUAGES, 'chooseFromList')),
    hasAgreed: sentOnly('agreed', requiredChoice(['Yes'], 'storyAgreementRequired')),
    stays: sentOnly('stays', tick),
    withoutPhoto: sentOnly('withoutphoto', tick),
  }),
});

/** Agrees to the story in the version that was read. */
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
 * Withdraws the caller's consent: the story is hidden from everybody at once. If the caller wrote it, it is deleted.
 * Works even if the other person is not shown or has left. Without `member`, it applies to all stories of the caller.
 */
export const takeBackCoupleStory = call('takebackcouplestory', { ...ofMember, saves: false, form: memberForm });

/** Returns the URL of a story's photo; `name` as the calls return it. */
export const storyPhotoAddress = (name: string): string => `/files/story/${name}`;
