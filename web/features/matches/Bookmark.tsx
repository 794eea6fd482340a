import { Link, useNavigation } from 'react-router';
import type { Match } from '#contract/matches.ts';
import { bookmark } from '#web/art/drawings.ts';
import { LineDrawing } from '#web/art/Icon.tsx';
import { INTENT } from '#web/forms/by-intent.ts';
import { PostForm } from '#web/forms/PostForm.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import styles from './Bookmark.module.css';
import { cardTexts } from './card.texts.ts';
import { KEEP, UNKEEP } from './list-actions.ts';

interface Props extends Pick<Match, 'isKept' | 'hasNote'> {
  memberId: string;
  name: string;
}

/**
 * Saves the family in the shortlist or removes it; filled if it is saved. If the entry has a note, it links to the
 * shortlist instead, so that no press deletes the note.
 */
export function Bookmark({ memberId, name, isKept, hasNote }: Props) {
  const t = useTexts(cardTexts);
  const sent = useNavigation().formData;
  const asked = sent?.get('member') === memberId ? sent.get(INTENT) : undefined;
  // Shown before the answer arrives, because a slow line delays it.
  const isFilled = asked === KEEP || (isKept && asked !== UNKEEP);
  if (hasNote)
    return (
      <Link to={`/matching-profile/shortlist#kept-${memberId}`} className={styles.bookmark} data-filled>
        <LineDrawing path={bookmark} />
        <span className="spoken">{t.savedWithNote(name)}</span>
      </Link>
    );
  return (
    <PostForm preventScrollReset>
      <input type="hidden" name="member" value={memberId} />
      <button
        type="submit"
        className={styles.bookmark}
        name={INTENT}
        value={isFilled ? UNKEEP : KEEP}
        aria-label={t.save(name)}
        aria-pressed={isFilled}
        title={isFilled ? t.takeOut : t.keep}
        {...(isFilled && { 'data-filled': true })}
      >
        <LineDrawing path={bookmark} />
      </button>
    </PostForm>
  );
}
