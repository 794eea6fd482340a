import { call } from './call.ts';
import { PHOTO_AUDIENCES } from './choices.ts';
import { type FormErrors, form } from './form.ts';
import { ofMember } from './outcome.ts';
import { choice, requiredChoice, text, tick } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** The wire's name of the picture in `updateprofileimage` and `addphoto`. */
export const PICTURE_FILE = 'file';

/** With the first, which stands on the card. */
export const MOST_PHOTOS = 5;

/** Ours, beside the file: a caller of the specification sends none of them. */
const uploadForm = form(
  {
    /** The page has shown the box: then it must be ticked. */
    isAsked: sentOnly('asked', tick),
    /** That the person in the picture agrees to it. */
    hasAgreed: sentOnly('agreed', tick),
    /** Who sees the photos; `''` leaves it as it is. */
    photoFor: sentOnly('photofor', choice(PHOTO_AUDIENCES)),
  },
  ({ isAsked, hasAgreed }): FormErrors =>
    isAsked === 'Yes' && hasAgreed !== 'Yes' ? { hasAgreed: 'pictureAgreementRequired' } : {},
);

export const updatePicture = call('updateprofileimage', {
  ...ofMember,
  form: uploadForm,
  files: [PICTURE_FILE],
});

/** Ours: takes the picture away; the next photo, if there is one, takes its place. */
export const removePicture = call('removeprofileimage', ofMember);

/** The names of one's own photos in their order, and who sees them. */
export const showPhotos = call('showphotos', {
  method: 'GET',
  access: 'member',
  returned: {
    photos: fact('photos', s.array(s.string())),
    /** Which of them others do not see until the office has looked. */
    waiting: fact('waiting', s.array(s.string())),
    photoFor: fact('photofor', s.string()),
  },
});

/** One more photo, after the others: every reader who sees the first sees it too. */
export const addPhoto = call('addphoto', {
  ...ofMember,
  form: uploadForm,
  files: [PICTURE_FILE],
});

const photo = sentOnly('photo', text());

export const removePhoto = call('removephoto', {
  ...ofMember,
  form: form({ photo }),
  saves: false,
});

const PLACES = ['1', '2', '3', '4', '5'] as const;

/** Moves a photo to a place, the first being the card's; the others make room. */
export const orderPhotos = call('orderphotos', {
  ...ofMember,
  form: form({ photo, place: sentOnly('place', requiredChoice(PLACES, 'chooseFromList')) }),
  saves: false,
});

/** Who sees the photos: all members only with a consent, which is recorded. */
export const choosePhotoAudience = call('updatephotoaudience', {
  ...ofMember,
  form: form({ photoFor: sentOnly('photofor', requiredChoice(PHOTO_AUDIENCES, 'chooseFromList')) }),
});
