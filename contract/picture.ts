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

/** Where the browser fetches the picture that `showprofile` names: 1600 px at its longest side, or a square of 320 px. */
export const pictureAddress = (name: string, size: 'large' | 'small' = 'large'): string =>
  `/files/pictures/${name}${size === 'small' ? '?size=small' : ''}`;
