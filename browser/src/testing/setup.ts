import '../ui/theme/theme.css';

// Under test React Aria's Virtualizer reads this variable, which a browser lacks; set, only rows in view are
// drawn.
Object.assign(globalThis, { process: { env: { VIRT_ON: '1' } } });
