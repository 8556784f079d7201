import { keepFocus } from 'browser/ui/page/keep-focus';
import './service-worker';

// What every page has and none waits for. One module: the first script names one file for it.
keepFocus();
