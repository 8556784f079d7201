import '../ui/theme/theme.css';
