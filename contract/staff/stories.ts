import { call } from '../call.ts';
import { form } from '../form.ts';
import { LANGUAGES } from '../languages.ts';
import { outcomeFacts, refusedOutcome } from '../outcome.ts';
import { requiredText } from '../rules.ts';
import * as s from '../shape.ts';
import { fact, sentOnly } from '../wire.ts';

/** Which story; the small forms of a page name it so. */
const member = sentOnly('id', requiredText('chooseFromList', 40));

/** Stories of couples, to which both have agreed: those that wait to be read, the oldest first, and those that are shown. */
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
          /** For `storyPhotoAddress`; `''`: none. */
          photo: s.string(),
          /** Of these words and this photo; sent back with the approval. */
          version: s.string(),
          isShown: s.boolean(),
          /** ISO time: since when both have agreed. */
          agreedAt: s.string(),
        }),
      ),
    ),
  },
});

const decided = { access: 'staff', returned: outcomeFacts, refused: refusedOutcome(2) } as const;

/** Shows a story as it was read; refused where it is another by now. */
export const approveStory = call('office/approvestory', {
  ...decided,
  form: form({ member, version: sentOnly('version', requiredText('chooseFromList', 64)) }),
});

/** Sends a story back, or takes a shown one away; both of the couple read the reason. */
export const returnStory = call('office/returnstory', {
  ...decided,
  form: form({ member, reason: sentOnly('note', requiredText('textRequired', 500)) }),
});
