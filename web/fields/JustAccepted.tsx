import { useEffect, useRef } from 'react';
import { useActionData, useNavigation } from 'react-router';
import type { FormResult } from '#web/forms/form-action.ts';
import { useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Celebration } from '#web/ui/Celebration.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { acceptedTexts } from './accepted.texts.ts';
import { ACCEPT, CONTACT_PLACE } from './accepting.ts';

/** Shown after an interest was accepted: a celebration and the next steps. */
export function JustAccepted() {
  const t = useTexts(acceptedTexts);
  const result = useActionData<FormResult>();
  const messageText = useMessageText();
  const isIdle = useNavigation().state === 'idle';
  const card = useRef<HTMLDivElement>(null);
  const accepted = result?.deed === ACCEPT && result.code === 1 ? result.typed.member : undefined;

  useEffect(() => {
    if (result && isIdle) card.current?.focus();
  }, [result, isIdle]);

  if (!accepted) return null;
  return (
    <Celebration title={t.both} ref={card}>
      <p>{messageText(result?.message)}</p>
      <ContactLink member={accepted} />
    </Celebration>
  );
}

/** Links to the place where an accepted family's phone number can be opened. */
export function ContactLink({ member }: { member: string }) {
  const t = useTexts(acceptedTexts);
  return <LinkButton to={`/matching-profile/${member}#${CONTACT_PLACE}`}>{t.toContact}</LinkButton>;
}
