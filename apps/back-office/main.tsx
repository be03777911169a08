import './ui/tokens.css';
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { readSession } from './app/read-session.ts';
import { applyTheme, readTheme } from './frame/theme.ts';

applyTheme(readTheme());
const root = document.getElementById('back-office');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App session={readSession()} />
    </StrictMode>,
  );
}
