/** The browser's own offer to install the site; only some browsers make one. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

let offered: InstallPrompt | undefined;

// The offer comes once, perhaps before the footer is alive.
if (!import.meta.env.SSR) {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallPrompt(event)) offered = event;
  });
}

/** Asks the reader through the browser's own dialog. False where the browser has none to offer. */
export function askToInstall(): boolean {
  if (!offered) return false;
  void offered.prompt();
  offered = undefined;
  return true;
}

/** Says so when there is no connection; without it a browser takes no site for an app. */
export function startOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser that refuses (private mode) only misses the offline page.
  navigator.serviceWorker.register('/service-worker.js').catch(() => {});
}
