import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadChunk } from '#web/api/chunk.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { notices } from '#web/i18n/notices.ts';
import { Button, type ButtonLook } from '#web/ui/Button.tsx';
import { LiveOnly } from '#web/ui/LiveOnly.tsx';

type Dialog = ComponentType<{ onClose: () => void }>;

/** The dialog's own chunk: most readers never open it. */
export type LoadDialog = () => Promise<{ Dialog: Dialog }>;

interface Props {
  children: ReactNode;
  look?: ButtonLook;
  load: LoadDialog;
  /** True when the press has been answered in another way. */
  before?: () => boolean;
}

/** A button that opens a dialog, loaded when it is first asked for. */
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
      {/* Not in the place of the button, whose styles are not the dialog's. */}
      {Opened && createPortal(<Opened onClose={() => setState('shut')} />, document.body)}
    </LiveOnly>
  );
}
