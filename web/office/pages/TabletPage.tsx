import { type FormEvent, useState } from 'react';
import { useParams } from 'react-router';
import { useLanguage, useMessageText, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { PAGE_HEADING } from '#web/layout/useArrival.ts';
import { LOGIN } from '#web/office/desk.ts';
import { HallList } from '#web/office/tablet/HallList.tsx';
import { isDrawnCode, newCode } from '#web/office/tablet/seal.ts';
import styles from '#web/office/tablet/Tablet.module.css';
import { useTablet } from '#web/office/tablet/useTablet.ts';
import { Button } from '#web/ui/Button.tsx';
import { LiveOnly } from '#web/ui/LiveOnly.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { number } from '#words/numbers.ts';
import { tabletTexts } from './tablet.texts.ts';

export const head = tabletTexts;

/**
 * The page of a tablet in the hall. Before packing it makes no requests. After packing it requests only the office's
 * changes, until its entries are sent to the office.
 */
export function Component() {
  const t = useTexts(tabletTexts);
  const { melanId = '' } = useParams();
  return (
    <div className={styles.page}>
      <h1 id={PAGE_HEADING}>{t.heading}</h1>
      <LiveOnly>
        <Tablet melanId={Number(melanId)} />
      </LiveOnly>
    </div>
  );
}

type TabletProps = ReturnType<typeof useTablet>;

function Tablet({ melanId }: { melanId: number }) {
  const t = useTexts(tabletTexts);
  const tablet = useTablet(melanId);
  const { phase, state } = tablet;
  return (
    <>
      <Trouble trouble={tablet.trouble} />
      {phase === 'loading' && <p>{t.loading}</p>}
      {phase === 'unable' && <Notice tone="error">{t.unable}</Notice>}
      {phase === 'empty' && <Pack {...tablet} />}
      {phase === 'locked' && <Locked {...tablet} />}
      {phase === 'open' && state && (
        <>
          {tablet.isLoggedIn && <LogOut {...tablet} />}
          <HallList state={state} change={tablet.change} />
          <Home {...tablet} />
        </>
      )}
      {phase === 'wiped' && (
        <Notice tone="success">
          <p>{t.wiped}</p>
          <p>
            <a href={`/office/melans/${melanId}`}>{t.toMelan}</a>
          </p>
        </Notice>
      )}
    </>
  );
}

/** The last problem, with a link to the login page if the session has ended. */
function Trouble({ trouble }: Pick<TabletProps, 'trouble'>) {
  const t = useTexts(tabletTexts);
  const messageText = useMessageText();
  if (trouble === '' || trouble === 'codeWrong') return null;
  if (trouble === 'login')
    return (
      <Notice tone="error">
        <p>{t.login}</p>
        <p>
          <a href={LOGIN}>{t.toLogin}</a>
        </p>
      </Notice>
    );
  return <Notice tone="error">{typeof trouble === 'string' ? t[trouble] : messageText(trouble)}</Notice>;
}

/** The form that packs an empty tablet, with a proposed code of the day. */
function Pack({ pack, isBusy }: TabletProps) {
  const t = useTexts(tabletTexts);
  const [proposedCode] = useState(newCode);
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code'));
    const isDrawn = isDrawnCode(code);
    setError(isDrawn ? undefined : t.codeOwn(proposedCode));
    if (isDrawn) void pack(code);
  };
  return (
    <form onSubmit={submit} noValidate>
      <h2>{t.pack}</h2>
      <p>{t.packText}</p>
      <TextField
        name="code"
        label={t.code}
        hint={t.codeHint}
        defaultValue={proposedCode}
        error={error}
        autoComplete="off"
        required
      />
      <Button isBusy={isBusy}>{isBusy ? t.packing : t.packNow}</Button>
    </form>
  );
}

function LogOut({ logOut, isBusy }: TabletProps) {
  const t = useTexts(tabletTexts);
  return (
    <Notice tone="info">
      <p>{t.logOutText}</p>
      <Button type="button" look="secondary" isBusy={isBusy} onClick={() => void logOut()}>
        {t.logOut}
      </Button>
    </Notice>
  );
}

function Locked({ open, isBusy, trouble }: TabletProps) {
  const t = useTexts(tabletTexts);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void open(String(new FormData(event.currentTarget).get('code')));
  };
  return (
    <form onSubmit={submit} noValidate>
      <p>{t.locked}</p>
      <TextField
        name="code"
        label={t.code}
        error={trouble === 'codeWrong' ? t.codeWrong : undefined}
        autoComplete="off"
        required
      />
      <Button isBusy={isBusy}>{isBusy ? t.opening : t.open}</Button>
    </form>
  );
}

/** The buttons that send the entries to the office and that lock the tablet. */
function Home({ bringHome, lock, isBusy, progress }: TabletProps) {
  const t = useTexts(tabletTexts);
  const language = useLanguage();
  return (
    <>
      <h2>{t.home}</h2>
      <p>{t.homeText}</p>
      <div className={styles.deeds}>
        <Button type="button" isBusy={isBusy} onClick={() => void bringHome()}>
          {t.send}
        </Button>
        <Button type="button" look="quiet" onClick={lock}>
          {t.lock}
        </Button>
      </div>
      {progress && <p role="status">{t.sending(number(progress.done, language), number(progress.all, language))}</p>}
    </>
  );
}
