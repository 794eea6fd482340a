import { type ReactNode, useEffect } from 'react';
import { packRenderedFor } from '#contract/rendered-for.ts';
import type { PageFacts } from '#contract/rendering.ts';
import { MadeAtContext } from '#web/clock.ts';
import { replayEarlyInput } from '#web/forms/early-choices.ts';
import { restoreEarlyTyping } from '#web/forms/early-typing.ts';
import { DrawnForContext } from '#web/forms/PostForm.tsx';
import { LanguageProvider } from '#web/i18n/LanguageProvider.tsx';
import { VisitorProvider } from '#web/VisitorProvider.tsx';
import '#web/styles/tokens.css';
import '#web/styles/fonts.css';
import '#web/styles/base.css';
import '#web/styles/print.css';

/** The providers around the router, the same on server and browser. */
export function App({ facts, children }: { facts: PageFacts; children: ReactNode }) {
  useEffect(() => {
    restoreEarlyTyping();
    replayEarlyInput();
  }, []);
  return (
    <LanguageProvider initial={facts.language}>
      <VisitorProvider initial={facts.visitor}>
        <DrawnForContext value={packRenderedFor(facts.drawnFor)}>
          <MadeAtContext value={facts.madeAt}>{children}</MadeAtContext>
        </DrawnForContext>
      </VisitorProvider>
    </LanguageProvider>
  );
}
