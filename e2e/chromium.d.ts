export interface Chromium {
    executablePath: string;
    /** Its fonts, and the libraries that this machine lacks. */
    env: Record<string, string>;
}
/** The same browser with either font, because measurements must hold in both. */
export interface ChromiumOfTwoFaces extends Chromium {
    wideEnv: Record<string, string>;
}
/** Disables the sandbox, which is impossible as root, and all contact with the browser's maker. */
export declare const chromiumArgs: string[];
/**
 * Unpacks the bundled Chromium into `folder`, once and readable by its owner only. The folder becomes this process's
 * TMPDIR, because the package unpacks only there. CHROMIUM_PATH takes precedence.
 */
export declare function prepareChromium(folder: string): Promise<ChromiumOfTwoFaces>;
/** Whether the Chromium of 2021 runs here; it exists for this platform only. */
export declare const hasOldChromium: boolean;
/** Unpacks a Chromium of July 2021; its own package would start it in a single process. */
export declare function prepareOldChromium(folder: string): Promise<Chromium>;
