import { call } from './call.ts';
import { outcomeFacts, refusedOutcome } from './outcome.ts';

/** The wire's name of the picture in `updateprofileimage`. */
export const PICTURE_FILE = 'file';

export const updatePicture = call('updateprofileimage', {
  access: 'member',
  files: [PICTURE_FILE],
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});

/** Ours: takes the picture away. */
export const removePicture = call('removeprofileimage', {
  access: 'member',
  returned: outcomeFacts,
  refused: refusedOutcome(2),
});
