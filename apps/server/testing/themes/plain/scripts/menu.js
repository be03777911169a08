window.menu = true;
