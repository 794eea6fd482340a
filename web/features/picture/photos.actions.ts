import { choosePhotoAudience, orderPhotos, removePhoto, removePicture } from '#contract/picture.ts';
import { deeds } from '#web/forms/actions.ts';

export const photoDeeds = deeds({
  'order-photo': orderPhotos,
  'remove-picture': removePicture,
  'remove-photo': removePhoto,
  'photo-audience': choosePhotoAudience,
});
