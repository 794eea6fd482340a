import type { Match } from '#contract/matches.ts';
import { MemberName } from '#web/card/MemberName.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { familyTexts } from '#web/office/pages/family.texts.ts';
import { joinNames } from '#words/sheet/reasons.ts';
import { FamilyLines } from './FamilyLines.tsx';

/** A member in a family's list, with the wishes of each side that are met. */
export function FoundFamily({ match }: { match: Match }) {
  const t = useTexts(familyTexts);
  const language = useLanguage();
  const { member, myWishes, theirWishes } = match;
  const metNames = (wishes: readonly { wish: string; code: string }[]) =>
    joinNames(
      wishes.flatMap(({ wish, code }) => (code === 'wish.met' && wish !== 'avoidOwnClan' ? [wish] : [])),
      language,
    );
  const sides = [
    { side: t.mine, said: metNames(myWishes) },
    { side: t.theirs, said: metNames(theirWishes) },
  ].filter(({ said }) => said !== '');
  return (
    <>
      <h3>
        <MemberName member={member} /> · {member.memberId}
      </h3>
      <FamilyLines member={member} />
      {sides.map(({ side, said }) => (
        <p key={side}>
          <strong>{side}:</strong> {said}
        </p>
      ))}
    </>
  );
}
