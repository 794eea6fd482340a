import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadChunk } from '#web/api/chunk.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { notices } from '#web/i18n/notices.ts';
import { Button, type ButtonLook } from '#web/ui/Button.tsx';
import { LiveOnly } from '#web/ui/LiveOnly.tsx';

type Dialog = ComponentType<{ onClose: () => void }>;

/** The dialog has its own chunk, because most readers never open it. */
export type LoadDialog = () => Promise<{ Dialog: Dialog }>;

interface Props {
  children: ReactNode;
  look?: ButtonLook;
  load: LoadDialog;
  /** Called before the dialog is opened. Returns true if it has handled the press itself. */
  before?: () => boolean;
}

/** A button that loads its dialog on the first press. */
export function DialogButton({ children, look = 'quiet', load, before }: Props) {
  const n = useTexts(notices);
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'shut' | 'loading' | 'failed' | Dialog>('shut');

  async function open() {
    if (before?.()) return;
    setState('loading');
    try {
      const { Dialog } = await loadChunk(load);
      setState(() => Dialog);
    } catch {
      setState('failed');
    }
  }

  const Opened = typeof state === 'string' ? undefined : state;
  useEffect(() => {
    if (!Opened) return;
    return () => place.current?.querySelector('button')?.focus();
  }, [Opened]);

  return (
    <LiveOnly>
      <div ref={place}>
        <Button type="button" look={look} isBusy={state === 'loading'} onClick={open}>
          {children}
        </Button>
      </div>
      {state === 'failed' && <p role="alert">{n.chunkFailed}</p>}
      {/* Outside the button's container, so that the button's styles do not apply to the dialog. */}
      {Opened && createPortal(<Opened onClose={() => setState('shut')} />, document.body)}
    </LiveOnly>
  );
}
