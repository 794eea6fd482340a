import { useEffect, useState } from 'react';
import { Link, useActionData } from 'react-router';
import type { HelplinePhone } from '#contract/helpline.ts';
import { OUTCOME } from '#contract/outcome.ts';
import { AGAIN_SECONDS, type ConfirmedPhone, confirmCode, giveOwnPhone, sendCode } from '#contract/verification.ts';
import { CodeField } from '#web/fields/CodeField.tsx';
import { codeTexts } from '#web/fields/code.texts.ts';
import { OfficeWays } from '#web/fields/OfficeWays.tsx';
import { RichText } from '#web/fields/RichText.tsx';
import { deeds } from '#web/forms/actions.ts';
import type { FormResult } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { number } from '#words/numbers.ts';
import { confirmTexts } from './confirm.texts.ts';

/** The small forms that send a code, confirm a phone with it, and give families the account's own phone. */
export const verificationDeeds = deeds({ sendCode, confirmCode, giveOwnPhone });

const { Deed } = verificationDeeds;

interface Props {
  /** Which phone the code confirms: the account's own or the guardian's. */
  about: ConfirmedPhone;
  /** Whether a code was requested within the last half hour. */
  isAsked: boolean;
  /**
   * True if no SMS can be sent to the number: a landline, a country without SMS, or a site without a gateway. The page
   * gives no reason.
   */
  isByOffice: boolean;
  /** True if codes are printed in the terminal, in a trial at home. */
  isPrinted: boolean;
  /** The office's phones, for a reader whom no code reaches. */
  phones: readonly HelplinePhone[];
  /** The hours at which the office calls, in its own words; null if they are not known. */
  hours: { html: string; language: string } | null;
}

/** A button that requests a code; once requested, a field for the code, and what to do if the code does not arrive. */
export function CodeForm({ about, isAsked, isByOffice, isPrinted, phones, hours }: Props) {
  const t = useTexts(confirmTexts);
  const code = useTexts(codeTexts);
  // What the office does instead, and when it calls.
  const noSms = (
    <>
      <p>{t.noSms}</p>
      {hours?.html && <RichText {...hours} />}
    </>
  );
  if (!isAsked)
    return (
      <>
        {isPrinted && !isByOffice && <p>{t.printed}</p>}
        {isByOffice && noSms}
        <Deed deed="sendCode" sent={{ about }} label={isByOffice ? t.askForCall : code.send} look="primary" />
      </>
    );
  return (
    <>
      {isByOffice && noSms}
      <Deed deed="confirmCode" sent={{ about }} label={code.confirm} look="primary">
        {(field) => <CodeField {...field('code')} />}
      </Deed>
      {!isByOffice && <SendAgain about={about} />}
      <Accordion
        items={[
          {
            id: `other-${about}`,
            heading: t.otherNumber,
            content:
              about === 'phone' ? (
                <Link to="/phone-and-email">{t.otherOwn}</Link>
              ) : (
                <Link to="/matching-profile/about-me">{t.otherGuardian}</Link>
              ),
          },
          {
            id: `office-${about}`,
            heading: t.office,
            content: (
              <>
                <p>{t.officeText}</p>
                {!isByOffice && hours?.html && <RichText {...hours} />}
                <OfficeWays phones={phones} lead={t.callUs} />
              </>
            ),
          },
        ]}
      />
    </>
  );
}

/** Milliseconds of a second. */
const MS_PER_SECOND = 1_000;

/** Counts down after a code was sent, then offers another. Without JavaScript the server refuses early requests. */
function SendAgain({ about }: { about: ConfirmedPhone }) {
  const t = useTexts(confirmTexts);
  const code = useTexts(codeTexts);
  const language = useLanguage();
  const result = useActionData<FormResult>();
  const [secondsLeft, setSecondsLeft] = useState(0);

  useEffect(() => {
    if (result?.deed === 'sendCode' && result.typed.about === about && result.code === OUTCOME.done)
      setSecondsLeft(AGAIN_SECONDS);
  }, [result, about]);

  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), MS_PER_SECOND);
    return () => clearTimeout(timer);
  }, [secondsLeft]);

  if (secondsLeft > 0) return <p>{t.againIn(number(secondsLeft, language))}</p>;
  return <Deed deed="sendCode" sent={{ about }} label={code.again} look="quiet" />;
}
