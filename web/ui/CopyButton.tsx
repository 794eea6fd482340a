import { useState } from 'react';
import { Icon } from '#web/art/Icon.tsx';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

interface Props {
  text: string;
  label: string;
  copiedLabel: string;
  /** Shown when the browser refuses, like "Please select and copy it yourself". */
  failedLabel: string;
  /** Icon only, when the text is beside it. */
  isIcon?: boolean;
}

/** A button that copies a text to the clipboard, and tells whether the browser allowed it. */
export function CopyButton({ text, label, copiedLabel, failedLabel, isIcon }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  const icon = outcome === 'copied' ? 'check' : 'copy';
  return (
    <>
      {isIcon ? (
        <IconButton icon={icon} label={label} onClick={copy} />
      ) : (
        <Button type="button" look="quiet" onClick={copy}>
          <Icon name={icon} />
          {outcome === 'copied' ? copiedLabel : label}
        </Button>
      )}
      <span role="status" className={outcome === 'failed' ? undefined : 'spoken'}>
        {outcome === 'copied' && copiedLabel}
        {outcome === 'failed' && failedLabel}
      </span>
    </>
  );
}
