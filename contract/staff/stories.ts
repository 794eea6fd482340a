import { call } from '../call.ts';
import { form } from '../form.ts';
import { LANGUAGES } from '../languages.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { requiredText } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';

/** The number of the story. The small forms of a page use this name. */
const member = sentOnly('id', requiredText('chooseFromList', 40));

/**
 * Lists couples' stories to which both have agreed: those waiting for review, the oldest first, and those that are
 * shown.
 */
export const listStories = call('office/liststories', {
  access: 'staff',
  saves: false,
  returned: {
    stories: fact(
      'stories',
      s.array(
        s.object({
          id: s.string(),
          names: s.string(),
          words: s.string(),
          language: s.oneOf(LANGUAGES),
          /** The name for `storyPhotoAddress`; `''` if there is no photo. */
          photo: s.string(),
          /** The version of these words and this photo. The approval sends it back. */
          version: s.string(),
          isShown: s.boolean(),
          /** ISO time since which both have agreed. */
          agreedAt: s.string(),
        }),
      ),
    ),
  },
});

/** The common description of calls that decide about a story. */
const withOutcome = { access: 'staff', returned: outcomeFacts, refused: refusedOutcome() } as const;

/** Publishes a story in the version that was read. Refused if it has changed. */
export const approveStory = call('office/approvestory', {
  ...withOutcome,
  form: form({ member, version: sentOnly('version', requiredText('chooseFromList', 64)) }),
});

/** Returns a story to the couple, or removes a shown one. Both of the couple read the reason. */
export const returnStory = call('office/returnstory', {
  ...withOutcome,
  form: form({ member, reason: sentOnly('note', requiredText('textRequired', 500)) }),
});
