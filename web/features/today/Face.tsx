import type { Language } from '#contract/choices.ts';
import type { SharedView } from '#contract/member.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { Window } from '#web/card/Window.tsx';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
import { number } from '#words/numbers.ts';
import { sharedAnswer } from '#words/shared-answer.ts';
import { pictureOf } from '#words/values.ts';

/** A member's window on the home page. */
export function Face({ member, at }: { member: SharedView; at: 'line' | 'pair' }) {
  const language = useLanguage();
  const { memberId, name, picture } = member;
  return (
    <Window
      at={at}
      memberId={memberId}
      name={name}
      alt={pictureOf(name, language)}
      src={picture ? pictureAddress(picture, 'small') : undefined}
    />
  );
}

/** 27 · Nadia */
export const factsOf = (member: SharedView, language: Language): string =>
  [member.age && number(member.age, language), sharedAnswer(member, 'district', language)]
    .filter(Boolean)
    .join(' ·\u00a0');
