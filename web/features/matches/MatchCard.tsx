import { Link, useNavigation } from 'react-router';
import type { Match } from '#contract/matches.ts';
import { bookmark } from '#web/art/drawings.ts';
import { LineDrawing } from '#web/art/Icon.tsx';
import type { Chip } from '#web/card/chips.ts';
import { FrontFace } from '#web/card/FrontFace.tsx';
import type { Row } from '#web/card/row-of.ts';
import { INTENT } from '#web/forms/by-intent.ts';
import { PostForm } from '#web/forms/PostForm.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { readableName } from '#words/readable-name.ts';
import styles from './Bookmark.module.css';
import { cardTexts } from './card.texts.ts';
import { KEEP, UNKEEP } from './list-intents.ts';

interface MatchCardProps {
  match: Pick<Row, 'member' | 'isKept' | 'hasNote'> & Partial<Pick<Row, 'hasOtherReligion'>>;
  /** The chips that distinguish the family from the others of the page. */
  chips: readonly Chip[];
  isRow?: boolean;
  /** Called when the reader opens the member's page. */
  onOpen?: () => void;
}

/** One family in a list, with the bookmark as its one control. */
export function MatchCard({ match, chips, isRow, onOpen }: MatchCardProps) {
  const t = useTexts(cardTexts);
  const { member, hasOtherReligion, isKept, hasNote } = match;
  const name = readableName(member, useLanguage()) || t.nameless;
  return (
    <FrontFace {...{ member, hasOtherReligion, name, chips, isRow, onOpen }}>
      <Bookmark {...{ name, isKept, hasNote }} memberId={member.memberId} />
    </FrontFace>
  );
}

interface BookmarkProps extends Pick<Match, 'isKept' | 'hasNote'> {
  memberId: string;
  name: string;
}

/**
 * A button that saves the family in the shortlist or removes it; filled if the family is saved. If the entry has a
 * note, a link to the shortlist replaces the button, so that no press deletes the note.
 */
function Bookmark({ memberId, name, isKept, hasNote }: BookmarkProps) {
  const t = useTexts(cardTexts);
  const sentForm = useNavigation().formData;
  const pendingIntent = sentForm?.get('member') === memberId ? sentForm.get(INTENT) : undefined;
  // A press is shown before the answer arrives, because a slow connection delays it.
  const isFilled = pendingIntent === KEEP || (isKept && pendingIntent !== UNKEEP);
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
