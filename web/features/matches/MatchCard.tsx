import type { Chip } from '#web/card/chips.ts';
import { FrontFace } from '#web/card/FrontFace.tsx';
import type { Row } from '#web/card/row-of.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { readableName } from '#words/readable-name.ts';
import { Bookmark } from './Bookmark.tsx';
import { cardTexts } from './card.texts.ts';

interface MatchCardProps {
  match: Pick<Row, 'member' | 'isKept' | 'hasNote'> & Partial<Pick<Row, 'hasOtherReligion'>>;
  /** The chips that distinguish it from the other families of the page. */
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
