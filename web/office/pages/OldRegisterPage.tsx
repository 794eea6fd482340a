import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { RELEASED_AT_A_TIME, showRegister, UNDONE_WITHIN_DAYS, undoRegister } from '#contract/staff/old-register.ts';
import { visitOf } from '#web/api/visit.ts';
import { actionOfForms } from '#web/forms/actions.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { loadStaff, mayEnter, useDesk } from '#web/office/desk.ts';
import styles from '#web/office/Office.module.css';
import { OfficeRoom } from '#web/office/OfficeRoom.tsx';
import { type OldRegisterResult, oldRegisterDeeds } from '#web/office/old-register/old-register-deeds.ts';
import { RegisterColumns } from '#web/office/old-register/RegisterColumns.tsx';
import { RegisterCounts, RegisterRows } from '#web/office/old-register/RegisterRows.tsx';
import { Work } from '#web/office/Work.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { number } from '#words/numbers.ts';
import { oldRegisterTexts } from './old-register.texts.ts';

export const head = oldRegisterTexts;

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const parameter = (name: string) => searchParams.get(name) ?? '';
  const filters = { filter: parameter('filter'), fault: parameter('fault') };
  const draft = { id: params.registerId ?? '', ...filters, after: parameter('after') };
  return { ...filters, ...(await loadStaff(visitOf(context), showRegister, draft)) };
}

export const action = actionOfForms(oldRegisterDeeds);

const { Deed } = oldRegisterDeeds;

/** One old register: its columns, a preview of the import, the import, calls, and undoing. */
export function Component() {
  const t = useTexts(oldRegisterTexts);
  const language = useLanguage();
  const desk = useDesk();
  const { register, works, ...listed } = useLoaderData<typeof loader>();
  const result = useActionData<OldRegisterResult>();
  const id = String(register.id);
  const isBusy = works.some(({ outcome }) => outcome === '');
  const count = (state: string) => register.states.find((counted) => counted.state === state)?.rows ?? 0;
  const isTried = register.isMatched && count('read') === 0;
  const [goodCount, waitingCount, badCount] = [count('good'), count('entered'), count('bad')];
  const titles: Record<string, string> = {
    registerRead: t.reading,
    registerTry: t.trying,
    registerEnter: t.entering,
    registerRelease: t.releasing,
    registerUndo: t.undoing,
  };
  const isOpen = !isBusy && register.undoneAt === '';
  return (
    <OfficeRoom heading={`${t.heading}: ${register.fileName}`} lead={t.description}>
      {works.map((work) => (
        <Work key={work.id} work={work} title={titles[work.kind] ?? t.heading}>
          <Deed deed="stop" label={t.stop} sent={{ id: String(work.id) }} />
        </Work>
      ))}
      {isOpen && register.enteredAt === '' && register.columns.length > 0 && (
        <section>
          <h2>{t.columns}</h2>
          <p>{t.columnsText}</p>
          <Deed deed="match" label={register.isMatched ? t.matchAgain : t.match} sent={{ id }}>
            {() => <RegisterColumns columns={register.columns} />}
          </Deed>
        </section>
      )}
      {isTried && (
        <section>
          <h2>{register.enteredAt === '' ? t.result : t.resultEntered}</h2>
          <RegisterCounts {...{ register, ...listed }} />
          {badCount > 0 && (
            <>
              <Deed deed="take" label={t.take} sent={{ id }} />
              <p className={styles.soft}>{t.takeText}</p>
            </>
          )}
          {result?.csv && (
            <Notice tone="success">
              <a href={`data:text/csv;charset=utf-8,${encodeURIComponent(result.csv)}`} download={result.fileName}>
                {t.file} {result.fileName}
              </a>
            </Notice>
          )}
        </section>
      )}
      {isOpen && isTried && goodCount > 0 && (
        <section>
          <h2>{t.enter}</h2>
          <p>{t.enterText}</p>
          <Deed deed="enter" label={t.enterNow(number(goodCount, language))} look="primary" sent={{ id }} />
        </section>
      )}
      {isOpen && register.enteredAt !== '' && (waitingCount > 0 || count('released') > 0) && (
        <section>
          <h2>{t.release}</h2>
          <p>{t.releaseText}</p>
          {waitingCount > 0 && (
            <Deed
              deed="release"
              label={t.releaseNow(number(Math.min(waitingCount, RELEASED_AT_A_TIME), language))}
              look="primary"
              sent={{ id }}
            />
          )}
        </section>
      )}
      {isTried && <RegisterRows {...{ id, register, ...listed }} />}
      {register.mayUndo && mayEnter(desk, undoRegister) && (
        <details>
          <summary>{t.undo}</summary>
          <p>{t.undoText(number(UNDONE_WITHIN_DAYS, language))}</p>
          <Deed deed="undo" label={t.undoNow} sent={{ id }}>
            {(field) => <TextField {...field('reason')} label={t.undoWhy} required />}
          </Deed>
        </details>
      )}
    </OfficeRoom>
  );
}
