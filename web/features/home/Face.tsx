import type { SharedView } from '#contract/member.ts';
import { pictureAddress } from '#contract/picture-address.ts';
import { Window } from '#web/card/Window.tsx';
import { useLanguage } from '#web/i18n/LanguageProvider.tsx';
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
