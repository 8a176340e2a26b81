export const BROWSER_ARGS: string[];

export function findBrowser(): Promise<{
  executablePath: string;
  env: Record<string, string>;
  source: 'BROWSER_PATH' | 'this machine' | '@sparticuz/chromium';
}>;
