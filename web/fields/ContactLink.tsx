import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { acceptedTexts } from './accepted.texts.ts';
import { CONTACT_PLACE } from './accepting.ts';

/** Links to the place where an accepted family's phone number can be opened. */
export function ContactLink({ member }: { member: string }) {
  const t = useTexts(acceptedTexts);
  return <LinkButton to={`/matching-profile/${member}#${CONTACT_PLACE}`}>{t.toContact}</LinkButton>;
}
