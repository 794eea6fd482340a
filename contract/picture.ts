import { call } from './call.ts';
import { PHOTO_AUDIENCES } from './choices.ts';
import { type FormErrors, form } from './form.ts';
import { ofMember } from './outcome.ts';
import { choice, requiredChoice, text, tick } from './rules.ts';
import * as s from './shape.ts';
import { fact, sentOnly } from './wire.ts';

/** The wire name of the picture in `updateprofileimage` and `addphoto`. */
export const PICTURE_FILE = 'file';

/** At most this many photos, including the first, which is on the card. */
export const MOST_PHOTOS = 5;

/** Ours: fields sent with the file. A client of the specification sends none of them. */
const uploadForm = form(
  {
    /** Whether the page has shown the consent box. Then it must be ticked. */
    isAsked: sentOnly('asked', tick),
    /** Consent of the person in the picture. */
    hasAgreed: sentOnly('agreed', tick),
    /** Who sees the photos; `''` keeps the present setting. */
    photoFor: sentOnly('photofor', choice(PHOTO_AUDIENCES)),
  },
  ({ isAsked, hasAgreed }): FormErrors =>
    isAsked === 'Yes' && hasAgreed !== 'Yes' ? { hasAgreed: 'pictureAgreementRequired' } : {},
);

/** Replaces the first photo. On a real site the office may have to approve it before others see it. */
export const updatePicture = call('updateprofileimage', {
  ...ofMember,
  form: uploadForm,
  files: [PICTURE_FILE],
});

/** Ours: removes the picture. The next photo, if there is one, becomes the first. */
export const removePicture = call('removeprofileimage', ofMember);

/** Returns the names of the member's own photos in their order, and who sees them. */
export const showPhotos = call('showphotos', {
  method: 'GET',
  access: 'member',
  returned: {
    photos: fact('photos', s.array(s.string())),
    /** The photos that others do not see until the office has approved them. */
    waiting: fact('waiting', s.array(s.string())),
    photoFor: fact('photofor', s.string()),
  },
});

/** Adds a photo after the others. Every reader who sees the first photo also sees this one. */
export const addPhoto = call('addphoto', {
  ...ofMember,
  form: uploadForm,
  files: [PICTURE_FILE],
});

const photo = sentOnly('photo', text());

/** Removes one of the member's photos by its name. An unknown name changes nothing and is no error. */
export const removePhoto = call('removephoto', {
  ...ofMember,
  form: form({ photo }),
  saves: false,
});

/** The positions of the photos, up to `MOST_PHOTOS`. */
const PLACES = ['1', '2', '3', '4', '5'] as const;

/** Moves a photo to a position; the first is on the card. The other photos shift. */
export const orderPhotos = call('orderphotos', {
  ...ofMember,
  form: form({ photo, place: sentOnly('place', requiredChoice(PLACES, 'chooseFromList')) }),
  saves: false,
});

/** Sets who sees the photos. All members only with a consent, which is recorded. */
export const choosePhotoAudience = call('updatephotoaudience', {
  ...ofMember,
  form: form({ photoFor: sentOnly('photofor', requiredChoice(PHOTO_AUDIENCES, 'chooseFromList')) }),
});
