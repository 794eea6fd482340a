import {
  choosePhotoAudience,
  MOST_PHOTOS,
  orderPhotos,
  PICTURE_FILE,
  removePhoto,
  removePicture,
} from '#contract/picture.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { ChoiceRadio } from '#web/fields/ChoiceRadio.tsx';
import { deeds } from '#web/forms/actions.ts';
import { removalTexts } from '#web/forms/removal.texts.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { ButtonFold } from '#web/ui/ButtonFold.tsx';
import { detailsChoices } from '#words/choices/details.ts';
import { detailsLabels } from '#words/labels/details.ts';
import { number } from '#words/numbers.ts';
import styles from './MyPhotos.module.css';
import { pictureTexts } from './picture.texts.ts';

/** The small forms that order or remove photos, and choose who can see them. */
export const photoDeeds = deeds({
  'order-photo': orderPhotos,
  'remove-picture': removePicture,
  'remove-photo': removePhoto,
  'photo-audience': choosePhotoAudience,
});

/** A drawing of an empty photo frame as on cards, with a camera in it. */
export const EmptyWindow = ({ className }: { className?: string | undefined }) => (
  <svg className={className} width="84" height="98" viewBox="0 0 120 140" aria-hidden="true" focusable="false">
    <path
      d="M2 138V52C2 40.500 7.500 32 16.500 28.500 16 21 25 14.500 36 15.500 43 5.500 51.500 2 60 2s17 3.500 24 13.500c11-1 20 5.500 19.500 13 9 3.500 14.500 12 14.500 23.500v86z"
      fill="var(--rice)"
      stroke="var(--turmeric)"
      strokeWidth="2"
    />
    <path
      d="M38 68h11l4-7h14l4 7h11v31H38zm22 23a8 8 0 1 0 0-16 8 8 0 0 0 0 16z"
      fill="none"
      stroke="var(--turmeric)"
      strokeWidth="3"
      strokeLinejoin="round"
    />
  </svg>
);

const { Deed } = photoDeeds;

/** The index of each place for a photo. */
const PLACES = Array.from({ length: MOST_PHOTOS }, (_, index) => index);

interface Props {
  /** The names of the photo files; the first is the card's photo. */
  photos: readonly string[];
  /** The photos that others cannot see yet. */
  waiting: readonly string[];
}

/**
 * The member's photos in order, with the card's photo large, and an empty place for each further photo. A press on the
 * empty places opens the file chooser of the form.
 */
export function MyPhotos({ photos, waiting }: Props) {
  const t = useTexts(pictureTexts);
  const removalWords = useTexts(removalTexts);
  const language = useLanguage();
  const freePlaces = MOST_PHOTOS - photos.length;
  return (
    <section>
      <h2>{t.mine}</h2>
      <ol className={styles.photos}>
        {photos.map((photo, index) => {
          const nth = t.photo(number(index + 1, language));
          const isWaiting = waiting.includes(photo);
          return (
            <li key={photo} className={styles.photo}>
              <a href={pictureAddress(photo)}>
                <img src={pictureAddress(photo, index === 0 ? 'large' : 'small')} alt={nth} />
              </a>
              <div>
                <p>{index === 0 ? t.onTheCard : nth}</p>
                {isWaiting && <p>{t.waits}</p>}
                {index > 0 && !isWaiting && (
                  <Deed deed="order-photo" sent={{ photo, place: '1' }} label={<Nth nth={nth}>{t.putFirst}</Nth>} />
                )}
                {index > 1 && !isWaiting && (
                  <Deed
                    deed="order-photo"
                    sent={{ photo, place: String(index) }}
                    label={<Nth nth={nth}>{t.earlier}</Nth>}
                    look="quiet"
                  />
                )}
                {index === 0 ? (
                  <>
                    <a href={`#${PICTURE_FILE}`}>{t.change}</a>
                    <ButtonFold label={t.remove} look="quiet">
                      <p>{removalWords.removal}</p>
                      <Deed deed="remove-picture" label={removalWords.surely} />
                    </ButtonFold>
                  </>
                ) : (
                  <ButtonFold label={<Nth nth={nth}>{t.removeThis}</Nth>} look="quiet">
                    <p>{removalWords.removal}</p>
                    <Deed deed="remove-photo" sent={{ photo }} label={<Nth nth={nth}>{removalWords.surely}</Nth>} />
                  </ButtonFold>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {freePlaces > 0 && (
        <label className={styles.slots} htmlFor={PICTURE_FILE}>
          {PLACES.slice(photos.length).map((place) => (
            <EmptyWindow key={place} />
          ))}
          <span className={styles.room}>{t.room(number(freePlaces, language))}</span>
        </label>
      )}
    </section>
  );
}

/** A form for who can see the member's photos. */
export function PhotoAudience({ photoFor }: { /** `''` before anything was chosen. */ photoFor: string }) {
  const t = useTexts(pictureTexts);
  const label = useLabels(detailsLabels);
  return (
    <section>
      <Deed deed="photo-audience" label={t.saveAudience} look="primary" initial={{ photoFor: photoFor || 'Accepted' }}>
        {(field) => (
          <ChoiceRadio {...field('photoFor')} label={label('photoFor')} names={detailsChoices.photoAudience} />
        )}
      </Deed>
    </section>
  );
}

/** Adds the photo's number to a button's text for screen readers, because several buttons have the same words. */
const Nth = ({ nth, children }: { nth: string; children: string }) => (
  <span>
    {children}
    <span className="spoken">: {nth}</span>
  </span>
);
