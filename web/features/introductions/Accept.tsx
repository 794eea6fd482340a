import { useActionData } from 'react-router';
import { OUTCOME } from '#contract/outcome.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import type { ButtonLook } from '#web/ui/Button.tsx';
import { ButtonFold } from '#web/ui/ButtonFold.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { useMember } from '#web/useMember.ts';
import { declineReasons } from '#words/choices/declines.ts';
import { chooseWord, optionsOf } from '#words/label.ts';
import { acceptTexts, declineTexts } from './accept.texts.ts';
import { introductionDeeds } from './introductions.actions.ts';

const { Deed } = introductionDeeds;

/**
 * A button that accepts an interest. If only the bride or groom may accept, a guardian's button asks her or him
 * instead.
 */
export function Accept({ member, look = 'primary' }: { member: string; look?: ButtonLook }) {
  const t = useTexts(acceptTexts);
  const { asksToAccept } = useMember();
  return asksToAccept ? (
    <Deed deed="askToAccept" member={member} label={t.ask} look={look} sent={{ isAsking: 'Yes' }} />
  ) : (
    <Deed deed="accept" member={member} label={t.accept} look={look} />
  );
}

/**
 * A button that accepts an interest but keeps both phone numbers closed until both families have pressed to exchange
 * them. Renders nothing for a guardian who may only ask the candidate to accept.
 */
export function AcceptWritingFirst({ member }: { member: string }) {
  const t = useTexts(acceptTexts);
  if (useMember().asksToAccept) return null;
  return (
    <Deed
      deed="acceptWritingFirst"
      member={member}
      label={t.writeFirst}
      look="quiet"
      sent={{ numbers: 'writeFirst' }}
    />
  );
}

/** Explains the effect of the accept button. */
export function AcceptHint() {
  const t = useTexts(acceptTexts);
  return useMember().asksToAccept ? t.askHint : t.acceptHint;
}

/** Declines without telling the sender, after a confirmation, because a tap beside *Accept* is easily a mistake. */
export function Decline({ member, label }: { member: string; label: string }) {
  const t = useTexts(declineTexts);
  return (
    <ButtonFold label={label}>
      <p>{t.sure}</p>
      <Deed deed="decline" member={member} label={t.sureNow} />
    </ButtonFold>
  );
}

/** A folded form that declines with a reason, which the sender reads. */
export function DeclineKindly({ member }: { member: string }) {
  const t = useTexts(declineTexts);
  const language = useLanguage();
  const result = useActionData<FormResult>();
  const isOpen = result?.deed === 'decline' && result.typed.member === member && result.code !== OUTCOME.done;
  const content = (
    <Deed deed="decline" member={member} label={t.tellNow} sent={{ tell: 'Yes' }}>
      {(field) => (
        <>
          <p>{t.explain}</p>
          <SelectField
            {...field('reason')}
            label={t.reason}
            placeholder={chooseWord[language]}
            options={optionsOf(declineReasons, language)}
          />
        </>
      )}
    </Deed>
  );
  return <Accordion items={[{ id: `tell-${member}`, heading: t.fold, isOpen, content }]} />;
}
