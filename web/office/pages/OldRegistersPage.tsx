import { useEffect } from 'react';
import {
  type ActionFunction,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigate,
} from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { OUTCOME } from '#contract/outcome.ts';
import { listRegisters, REGISTER_FILE, REGISTER_FILE_BYTES, sendRegister } from '#contract/staff/old-register.ts';
import { visitOf } from '#web/api/visit.ts';
import { fileTexts } from '#web/fields/file.texts.ts';
import { actionOfForms, deeds } from '#web/forms/actions.ts';
import { chosenFile } from '#web/forms/chosen-file.ts';
import { type FormResult, formAction } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { messageOf } from '#web/i18n/message.ts';
import { loadStaff } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { FileField } from '#web/ui/FileField.tsx';
import { momentInIndia } from '#words/numbers.ts';
import { oldRegistersTexts } from './old-register.texts.ts';

export const head = oldRegistersTexts;

export const loader = ({ context }: LoaderFunctionArgs) => loadStaff(visitOf(context), listRegisters);

const send = formAction(sendRegister, {
  deed: 'send',
  files: chosenFile(REGISTER_FILE),
  done: ({ id }) => `/office/old-register/${id}`,
});

/**
 * Refuses a file that is too large without sending it, because a proxy in front of the site would answer without a
 * message.
 */
const sendIfSmall: ActionFunction = async (args, next) => {
  const file = (await args.request.clone().formData()).get(REGISTER_FILE);
  if (!(file instanceof Blob) || file.size <= REGISTER_FILE_BYTES) return send(args, next);
  const { messages } = await import('#contract/messages.ts');
  const message = messageOf(messages, 'registerTooLarge');
  return {
    deed: 'send',
    code: OUTCOME.refused,
    message,
    errors: {},
    typed: {},
    goTo: '',
    needsLogin: false,
  } satisfies FormResult;
};

const registers = deeds({ send: { call: sendRegister, action: sendIfSmall } });

export const action = actionOfForms(registers);

const { Deed } = registers;

type Sent = ReturnedDraft<typeof listRegisters>['registers'][number];

/** All registers that were sent, and a form for a new one. */
export function Component() {
  const t = useTexts(oldRegistersTexts);
  const fileWords = useTexts(fileTexts);
  const language = useLanguage();
  const { registers: sent } = useLoaderData<typeof loader>();
  const goTo = useActionData<FormResult>()?.goTo;
  const navigate = useNavigate();
  useEffect(() => {
    if (goTo) navigate(goTo);
  }, [goTo, navigate]);
  const inWords = (moment: string) => momentInIndia(moment, language);
  const stateOf = ({ undoneAt, enteredAt }: Sent) => {
    if (undoneAt) return t.undone(inWords(undoneAt));
    return enteredAt ? t.entered(inWords(enteredAt)) : t.notEntered;
  };
  return (
    <OfficeRoom heading={t.heading} lead={t.description}>
      <Deed deed="send" label={t.send} look="primary" hasFile>
        {() => (
          <FileField
            name={REGISTER_FILE}
            {...fileWords}
            label={t.file}
            hint={t.fileHint}
            accept=".xlsx,.csv"
            required
          />
        )}
      </Deed>
      {sent.length === 0 && <p>{t.none}</p>}
      <ul className={styles.entries}>
        {sent.map((register) => (
          <li key={register.id} className={styles.entry}>
            <p className={styles.line}>
              <Link to={`/office/old-register/${register.id}`}>
                <strong>{register.fileName}</strong>
              </Link>
              <span>{stateOf(register)}</span>
              <span className={styles.soft}>{t.sentBy(register.by, inWords(register.at))}</span>
            </p>
          </li>
        ))}
      </ul>
    </OfficeRoom>
  );
}
